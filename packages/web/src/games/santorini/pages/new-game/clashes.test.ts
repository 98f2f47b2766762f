import { expect, test } from 'vitest';
import { usualSetup } from '../../tables/table-plan.ts';
import { clashesOf } from './clashes.ts';

test.each<[what: string, powers: readonly string[], found: readonly string[]]>([
  ['a banned pair', ['hades', 'pan'], ['hades pan printed']],
  ['a mirror', ['pan', 'pan'], ['pan pan mirror']],
  ['a lopsided pair, whatever its edition and night', ['nyx=pan', 'chaos'], ['nyx chaos game-reason']],
  ['what is dealt clashes with nobody', ['any', 'pan'], []],
  ['no powers', ['mortal', 'mortal'], []],
  ['each of three meets each other', ['hades', 'atlas', 'pan'], ['hades pan printed']],
  ['partners do not meet', ['hades', 'atlas', 'pan', 'apollo'], []],
  ['opponents of four do', ['hades', 'pan', 'atlas', 'apollo'], ['hades pan printed']],
])('%s', (_, powers, found) => {
  const players = powers.length as 2 | 3 | 4;
  const clashes = clashesOf({ ...usualSetup(players), powers });
  expect(clashes.map(({ first, second, note }) => `${first} ${second} ${note}`)).toEqual(found);
});
