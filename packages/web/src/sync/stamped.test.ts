import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldsOf, parseStamped, restamped, type Stamped, uniteStamped } from './stamped.ts';

const name = fc.constantFrom('theme', 'pan', 'seat', '__proto__x');
const stamped: fc.Arbitrary<Stamped> = fc.dictionary(
  name,
  fc.tuple(fc.constantFrom('', 'a', 'b'), fc.nat(4)),
  { noNullPrototype: true },
);
const fields = fc.dictionary(name, fc.constantFrom('a', 'b'), { noNullPrototype: true });

describe('fields that several devices change', () => {
  test('are united the same in whatever order, and however often', () => {
    fc.assert(
      fc.property(stamped, stamped, stamped, (one, two, three) => {
        const both = uniteStamped(one, two);
        expect(uniteStamped(two, one)).toEqual(both);
        expect(uniteStamped(both, three)).toEqual(uniteStamped(one, uniteStamped(two, three)));
        expect(uniteStamped(both, one)).toEqual(both);
        expect(uniteStamped(both, both)).toEqual(both);
      }),
    );
  });

  test('are as the device has them after it changed some, and everywhere once they are united', () => {
    fc.assert(
      fc.property(stamped, fields, fc.nat(9), (known, now, time) => {
        const changed = restamped(known, now, time);
        expect(fieldsOf(changed)).toEqual(now);
        expect(fieldsOf(uniteStamped(known, changed))).toEqual(now);
        expect(restamped(changed, now, time + 1)).toEqual(changed);
      }),
    );
  });

  test('that a device had before replace nothing', () => {
    const before = restamped(undefined, { theme: 'dark', pan: 'favourite' }, 100);
    const account: Stamped = { theme: ['light', 5] };
    expect(fieldsOf(uniteStamped(before, account))).toEqual({ theme: 'light', pan: 'favourite' });
  });

  test('are taken back by whoever knew them', () => {
    const known: Stamped = { pan: ['favourite', 50] };
    // A clock that is late is helped.
    expect(restamped(known, {}, 10)).toEqual({ pan: ['', 51] });
  });
});

test.each([
  ['a list', []],
  ['a word', 'theme'],
  ['a field without a time', { theme: ['dark'] }],
  ['a value that is no text', { theme: [1, 1] }],
  ['a time that is none', { theme: ['dark', -1] }],
])('%s is refused', (_, input) => {
  expect(parseStamped(input)).toMatchObject({ ok: false, error: 'bad-field' });
});
