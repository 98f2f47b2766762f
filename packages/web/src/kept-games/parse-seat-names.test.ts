import { expect, test } from 'vitest';
import { parseSeatNames } from './parse-seat-names.ts';

test.each<[text: string | null, names: readonly string[]]>([
  [null, ['', '', '', '']],
  ['{', ['', '', '', '']],
  ['{"0":"Ana"}', ['', '', '', '']],
  ['["Ana"]', ['Ana', '', '', '']],
  ['["",7," Luis ","x","y"]', ['', '', 'Luis', 'x']],
])('%s holds the names %j', (text, names) => {
  expect(parseSeatNames(text)).toEqual(names);
});
