import type { Dice } from '@thera/table';

/** What any field may be instead of what it should be. */
const ANYTHING: readonly unknown[] = [
  null,
  true,
  '',
  'a',
  0,
  -1,
  0.5,
  2 ** 53,
  1e308,
  -1e308,
  [],
  {},
  [[]],
  '__proto__',
  'constructor',
  'toString',
  '\u0000',
  '\ud800',
  '\u202e',
  '𝔘𝔫𝔦',
  'x'.repeat(300),
  { __proto__: null, constructor: { prototype: { isHost: true } } },
  { kind: 'decision', seat: 0, steps: [] },
  { length: 1e9 },
  [null, [null, [null]]],
];

/** What the fuzzer knows of where it is. */
export interface Surroundings {
  readonly tables: readonly string[];
  readonly games: readonly string[];
  readonly setups: readonly unknown[];
  /** Steps that were legal somewhere once. */
  readonly steps: readonly unknown[];
}

/** A message of a page that is nearly right, or quite wrong. */
export function fuzzedMessage(dice: Dice, around: Surroundings): string {
  const whole = wholeMessage(dice, around);
  const text = JSON.stringify(dice.below(4) === 0 ? whole : mutated(whole, dice));
  return dice.below(12) === 0 ? scratched(text, dice) : text;
}

function wholeMessage(dice: Dice, { tables, games, setups, steps }: Surroundings): Record<string, unknown> {
  const id = dice.below(3) === 0 ? 'same' : String(dice.below(1e6));
  const table = dice.below(20) === 0 ? 'abcdefghijkm' : dice.pick(tables);
  const seat = dice.below(4);
  const events = dice.below(12);
  const some = Array.from({ length: dice.below(5) }, () => dice.pick(steps));
  const clocks = [
    { kind: 'none' },
    { kind: 'bank', initial: 60_000, increment: 0 },
    { kind: 'turn', milliseconds: 1e9 },
  ];
  return dice.pick<Record<string, unknown>>([
    { kind: 'sit', id, table, seat },
    { kind: 'stand', id, table },
    { kind: 'kick', id, table, seat },
    { kind: 'swap', id, table, seats: [seat, dice.below(4)] },
    { kind: 'start', id, table },
    { kind: 'decide', id, table, events, steps: some },
    { kind: 'decide', id, table, events, steps: some },
    { kind: 'decide', id, table, events, steps: some.map((step) => mutated(step, dice)) },
    { kind: 'offer', id, table, what: dice.pick(['draw', 'takeback', 'rematch']), events },
    { kind: 'agree', id, table, events },
    { kind: 'decline', id, table },
    { kind: 'claim', id, table, absent: seat, due: dice.pick(['win', 'draw']) },
    { kind: 'follow', id, table, from: events },
    { kind: 'unfollow', id, table },
    { kind: 'past', id, table, from: events, to: dice.below(20) },
    { kind: 'say', id, table, text: dice.pick(['hello', '\u202eolleh', '\u0000']) },
    { kind: 'lobby', id, isOpen: dice.below(2) === 0 },
    { kind: 'pair', id, game: dice.pick(games), setup: dice.pick(setups), clock: dice.pick(clocks) },
    { kind: 'unpair', id },
    { kind: 'ping', id, at: seat },
    { kind: 'follow-log', id, log: id },
    { kind: 'unfollow-log', id, log: id },
    { kind: 'resign', id, table: dice.below(10) === 0 ? table : 'abcdefghijkm' },
  ]);
}

/** The same with one thing in it replaced, left out or added. */
export function mutated(value: unknown, dice: Dice): unknown {
  if (typeof value !== 'object' || value === null || dice.below(8) === 0) return dice.pick(ANYTHING);
  const keys = Object.keys(value);
  if (keys.length === 0) return dice.pick(ANYTHING);
  const key = dice.pick(keys);
  if (Array.isArray(value))
    return dice.below(3) === 0
      ? [...value, ...value]
      : value.map((part, index) => (String(index) === key ? mutated(part, dice) : part));
  const { [key]: part, ...rest } = value as Record<string, unknown>;
  switch (dice.below(4)) {
    case 0:
      return rest;
    case 1:
      return { ...value, [dice.pick(['extra', 'toJSON', 'then', 'constructor'])]: dice.pick(ANYTHING) };
    default:
      return { ...rest, [key]: mutated(part, dice) };
  }
}

/** Text with a scratch: something cut out, doubled, or put in. */
function scratched(text: string, dice: Dice): string {
  const at = dice.below(text.length);
  const end = Math.min(text.length, at + dice.below(8));
  switch (dice.below(3)) {
    case 0:
      return text.slice(0, at) + text.slice(end);
    case 1:
      return text.slice(0, end) + text.slice(at);
    default:
      return (
        text.slice(0, at) + dice.pick(['{', '"', '\\', '\u0000', '1e999', ',', '\u2028']) + text.slice(at)
      );
  }
}
