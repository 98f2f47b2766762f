import { diceFor, sha256 } from '@thera/table';
import { expect, test } from 'vitest';
import { meanOf } from '../src/dice/after-fives.ts';
import { successChances } from '../src/dice/chances.ts';
import { roll, sorted } from '../src/dice/faces.ts';
import { attackIn } from '../src/field.ts';
import { deviation, playOut } from './play-out-dice.ts';
import { after, offered, position, refusal } from './positions.ts';
import { quickDice } from './quick-dice.ts';

const inTurn = (faces: readonly number[]): (() => number) => {
  const left = [...faces];
  return () => left.shift()!;
};

test.each([
  { name: 'case 1: the two lifts the three', rolled: [0, 2, 3, 4, 5], defence: 4, again: [], wounds: 3 },
  {
    name: 'case 2: one four becomes a five',
    rolled: [0, 1, 3, 4, 5, 5],
    defence: 8,
    again: [0, 2, 4],
    wounds: 2,
  },
  { name: 'case 3: up to five nothing is rolled again', rolled: [5, 1], defence: 5, again: [], wounds: 1 },
  {
    name: 'case 4: one four becomes a five, the other stays',
    rolled: [4, 4, 1, 0],
    defence: 6,
    again: [1],
    wounds: 1,
  },
])('$name', ({ rolled, defence, again, wounds }) => {
  expect(playOut(sorted(rolled), defence, inTurn(again))).toBe(wounds);
});

test('case 3: a five that is rolled again and shows a blank is lost', () => {
  const state = position({
    blue: 'hades@S5',
    red: 'eagle@S5',
    turn: 'red',
    hands: { 0: [], 1: ['eagle'] },
  });
  const struck = after(state, 'act eagle simple, attack hades', [5, 1, 0, 0, 0]);
  expect(attackIn(struck)).toMatchObject({ offence: 5, defence: 8, dice: [5, 1] });
  expect(after(struck, 'reroll 1', [0]).happened).toContainEqual(
    expect.objectContaining({ kind: 'struck', successes: 0 }),
  );
});

test('case 7: before the fives no die is lifted above five, afterwards it may be', () => {
  const state = position({ blue: 'hades@S5', red: 'eagle@S5', turn: 'red', hands: { 0: [], 1: ['eagle'] } });
  const struck = after(state, 'act eagle simple, attack hades', [5, 5, 4, 1, 1]);
  expect(attackIn(struck)?.defence).toBe(8);
  expect(refusal(struck, 'boost 1>5')).toBe('above-limit');
  expect(offered(struck, 'reroll 0')).toContain('boost 1>5');
});

test('a die that is given up cannot lift itself, nor one that is not there', () => {
  const state = position({ blue: 'hades@S5', red: 'eagle@S5', turn: 'red', hands: { 0: [], 1: ['eagle'] } });
  const struck = after(state, 'act eagle simple, attack hades', [5, 4, 0, 0, 0]);
  expect(refusal(struck, 'boost 4>4')).toBe('no-such-die');
  expect(refusal(struck, 'boost 3>4')).toBe('no-such-die');
  expect(refusal(struck, 'reroll 2')).toBe('too-many-fives');
});

/** Expected wounds and the chance of at least one, as the rules print them, rounded. */
const PRINTED: readonly (readonly [number, number, number, number | undefined])[] = [
  [3, 5, 0.95, 0.77],
  [4, 5, 1.4, 0.92],
  [5, 5, 1.84, 0.98],
  [8, 5, 3.17, undefined],
  [10, 5, 4.04, undefined],
  [3, 6, 0.79, 0.66],
  [5, 7, 1.42, 0.89],
  [6, 8, 1.51, 0.91],
  [8, 8, 2.12, 0.97],
  [9, 9, 2.02, 0.97],
  [10, 10, 1.86, 0.97],
];

test.each(PRINTED)('%i dice against %i promise about what the rules print', (offence, defence, mean, any) => {
  const chances = successChances(offence, defence);
  expect(meanOf(chances)).toBeCloseTo(mean, 1);
  if (any !== undefined) expect(1 - chances[0]!).toBeCloseTo(any, 1);
  expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10);
});

const SAMPLE = 400;

test.each(Array.from({ length: 11 }, (_, offence) => offence))(
  'the forecast of %i dice holds against rolls, whatever the defence',
  (offence) => {
    for (let defence = 0; defence <= 10; defence++)
      // Four standard errors, so that one of many does not fail by chance.
      expect(deviation(offence, defence, SAMPLE, quickDice(100 * offence + defence))).toBeLessThan(4);
  },
);

test('every face comes as often as the others (chi-square, fixed seed)', () => {
  const rolls = 60_000;
  const counts = [0, 0, 0, 0, 0, 0];
  for (const face of roll(diceFor(sha256, 'chi-square', 1), rolls)) counts[face]! += 1;
  const chi = counts.reduce((sum, count) => sum + (count - rolls / 6) ** 2 / (rolls / 6), 0);
  // Five degrees of freedom: above 20.5 once in a thousand seeds.
  expect(chi).toBeLessThan(20.5);
});
