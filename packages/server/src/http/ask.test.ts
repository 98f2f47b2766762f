import { expect, test } from 'vitest';
import type { Ask } from './ask.ts';
import { bodyOf } from './ask.ts';

const asking = (text: string): Ask =>
  ({ req: { header: () => 'application/json', text: async () => text } }) as unknown as Ask;

test.each([
  ['{"a":"b"}', { a: 'b' }],
  ['{"a":"\\\\u0000"}', { a: '\\u0000' }],
  ['{"a":"\\\\\\\\u0000"}', { a: '\\\\u0000' }],
  ['{"a":"\\u0000"}', {}],
  ['{"a":["x",{"b":"y\\u0000"}]}', {}],
  ['{"a":"\\\\\\u0000"}', {}],
  ['{"\\u0000":1}', {}],
  ['"text"', {}],
  ['{', {}],
])('of %s is taken what can be kept', async (text, body) => {
  expect(await bodyOf(asking(text))).toEqual(body);
});
