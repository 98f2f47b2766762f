import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ADVENTURE_FAULTS,
  type AdventureFault,
  formatAdventure,
  parseAdventure,
  parseAdventureText,
} from '../../src/index.ts';
import { logFaults } from './log-faults.ts';
import { EMPTY, good, placed, playOf, shaded } from './log-of.ts';
import { anyLog } from './random-logs.ts';

const LOG = placed(shaded(EMPTY, playOf('p', 0, ['silver', 'gold'])), 'polaris/pegasus', 'iris/morpheus');
const written = (): Record<string, unknown> => JSON.parse(formatAdventure(LOG));
const play = { ...LOG.plays[0]! };
const signature = { ...LOG.signatures[0]! };
const diamond = { ...LOG.diamonds[0]! };
const setup = { play: 'q', riddle: 3, friends: [{ god: 'pegasus', star: 'S1' }], time: 9 };
/** Logs to be damaged. */
const someLog = fc.constantFrom(LOG, ...fc.sample(anyLog, 30));
const deep = JSON.parse('['.repeat(100) + ']'.repeat(100));

test('a log that is written out is read in as it was', () => {
  fc.assert(
    fc.property(anyLog, (log) => {
      expect(good(parseAdventureText(formatAdventure(log)))).toEqual(log);
    }),
    { numRuns: 50 },
  );
});

test('the order of lists does not matter, nor do fields that nobody knows', () => {
  const { signatures } = LOG;
  const other = { ...written(), signatures: [...signatures].reverse(), mood: 'merry' };
  expect(good(parseAdventure(other))).toEqual(LOG);
});

describe('refused with a code and a place', () => {
  test.each<[AdventureFault, string | undefined, object]>([
    ['not-an-adventure', undefined, { document: 'sphinx-recipe' }],
    ['newer-version', 'version', { version: 2 }],
    ['bad-field', 'version', { version: 0 }],
    ['bad-field', 'version', { version: '1' }],
    ['bad-field', 'id', { id: '' }],
    ['bad-field', 'begun', { begun: -1 }],
    ['bad-field', 'title', { title: 'Voyage' }],
    ['bad-field', 'title.text', { title: { text: 'x'.repeat(61), time: 0 } }],
    ['bad-field', 'plays', { plays: {} }],
    ['bad-field', 'plays[0]', { plays: [7] }],
    ['bad-field', 'plays[0].ended', { plays: [{ ...play, ended: 0.5 }] }],
    ['unknown-riddle', 'plays[0].riddle', { plays: [{ ...play, riddle: 23 }] }],
    ['bad-field', 'plays[0].isExpert', { plays: [{ ...play, isExpert: 1 }] }],
    ['bad-field', 'plays[0].achieved[1]', { plays: [{ ...play, achieved: ['gold', 'heroic'] }] }],
    ['twice', 'plays[0].achieved[1]', { plays: [{ ...play, achieved: ['gold', 'gold'] }] }],
    ['bad-field', 'plays[0].seats', { plays: [{ ...play, seats: [] }] }],
    ['bad-field', 'plays[0].seats[0].colour', { plays: [{ ...play, seats: [{ colour: 'red' }] }] }],
    ['bad-name', 'plays[0].seats[0].name', { plays: [{ ...play, seats: [{ colour: 'white', name: '?' }] }] }],
    ['bad-field', 'plays[0].record', { plays: [{ ...play, record: deep }] }],
    ['twice', 'plays[1]', { plays: [play, play] }],
    ['unknown-play', 'shaded[0]', { shaded: ['q'] }],
    ['twice', 'shaded[1]', { shaded: ['p', 'p'] }],
    ['unknown-play', 'signatures[0]', { signatures: [{ ...signature, play: 'q' }] }],
    ['unknown-play', 'signatures[0]', { signatures: [{ ...signature, seat: 2 }] }],
    ['bad-name', 'signatures[0].name', { signatures: [{ ...signature, name: 'x'.repeat(25) }] }],
    ['bad-name', 'corrections[0].to', { corrections: [{ from: 'Ana', to: 3, time: 0 }] }],
    ['unknown-riddle', 'setups[0].riddle', { setups: [{ ...setup, riddle: '3' }] }],
    ['bad-field', 'setups[0].friends', { setups: [{ ...setup, riddle: 2 }] }],
    [
      'unknown-arrow',
      'setups[0].friends[0].god',
      { setups: [{ ...setup, friends: [{ god: 'pan', star: null }] }] },
    ],
    [
      'unknown-arrow',
      'setups[0].friends[0].star',
      { setups: [{ ...setup, friends: [{ god: 'pegasus', star: 'S2' }] }] },
    ],
    ['unknown-path', 'diamonds[0].path', { diamonds: [{ ...diamond, path: 'toString' }] }],
    ['bad-field', 'diamonds[0].tier', { diamonds: [{ ...diamond, tier: 'heroic' }] }],
    ['unearned-diamond', 'diamonds[0]', { diamonds: [{ ...diamond, riddle: 1 }] }],
    ['unearned-diamond', 'diamonds[0]', { shaded: [] }],
    ['twice', 'diamonds[1]', { diamonds: [diamond, diamond] }],
  ])('%s at %s', (error, at, change) => {
    expect(parseAdventure({ ...written(), ...change })).toEqual({
      ok: false,
      error,
      ...(at === undefined ? {} : { at }),
    });
  });

  test.each(['', '{', 'Santorini', '\u0000', '{"document":'])('not-json: %j', (text) => {
    expect(parseAdventureText(text)).toEqual({ ok: false, error: 'not-json' });
  });

  test.each(['null', '[]', '{}', '7', '"log"', '{"version":1}'])('not-an-adventure: %s', (text) => {
    expect(parseAdventureText(text)).toEqual({ ok: false, error: 'not-an-adventure' });
  });
});

type Way = readonly (string | number)[];

/** Every place in a value of JSON, the whole of it included. */
const waysIn = (value: unknown): readonly Way[] =>
  typeof value !== 'object' || value === null
    ? [[]]
    : [[], ...Object.entries(value).flatMap(([key, part]) => waysIn(part).map((way) => [key, ...way]))];

/** The value with something else in one place, or nothing. */
function damaged(value: unknown, [key, ...way]: Way, other: unknown): unknown {
  if (key === undefined) return other;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  const part = damaged(copy[key], way, other);
  if (part === undefined && way.length === 0) {
    if (Array.isArray(copy)) copy.splice(Number(key), 1);
    else delete copy[key];
  } else copy[key] = part;
  return copy;
}

const isKnownFault = (read: ReturnType<typeof parseAdventureText>): boolean =>
  !read.ok && ADVENTURE_FAULTS.includes(read.error);

test('whatever is damaged, it is refused with a code or is a log like any other', () => {
  const anything = fc.oneof(
    fc.constant(undefined),
    fc.constantFrom('__proto__', 'toString', 'silver', 'p', '', -1, 0.5, 1e300, 2 ** 53, null, [], {}),
    fc.jsonValue(),
  );
  fc.assert(
    fc.property(someLog, fc.nat(), anything, (log, place, other) => {
      const whole: unknown = JSON.parse(formatAdventure(log));
      const ways = waysIn(whole);
      const text = JSON.stringify(damaged(whole, ways[place % ways.length]!, other)) ?? '';
      const read = parseAdventureText(text);
      if (read.ok) expect(logFaults(read.value)).toEqual([]);
      else expect(isKnownFault(read)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('a text that is cut off or has other letters in it is refused, or is a log like any other', () => {
  fc.assert(
    fc.property(someLog, fc.nat(), fc.nat(3), fc.string({ maxLength: 3 }), (log, place, length, letters) => {
      const text = formatAdventure(log);
      const at = place % text.length;
      const read = parseAdventureText(text.slice(0, at) + letters + text.slice(at + length));
      if (read.ok) expect(logFaults(read.value)).toEqual([]);
      else expect(isKnownFault(read)).toBe(true);
      expect(isKnownFault(parseAdventureText(text.slice(0, at)))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test('nothing from outside makes reading throw', () => {
  const cyclic: unknown[] = [];
  cyclic.push(cyclic);
  fc.assert(fc.property(fc.anything(), (input) => isKnownFault(parseAdventure(input))));
  expect(parseAdventure({ ...written(), plays: [{ ...play, record: cyclic }] })).toMatchObject({
    error: 'bad-field',
  });
  expect(isKnownFault(parseAdventureText('['.repeat(1e6)))).toBe(true);
  expect(isKnownFault(parseAdventureText('['.repeat(1e6) + ']'.repeat(1e6)))).toBe(true);
});
