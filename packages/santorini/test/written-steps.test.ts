import { expect, test } from 'vitest';
import { formatTurn } from '../src/notation/format-turn.ts';
import { writtenSteps } from '../src/notation/written-steps.ts';
import { castsLedByAll } from './casts.ts';
import { randomGame } from './random-play.ts';
import { randomStart } from './random-start.ts';
import { RUN_SEED, seeded } from './seeded.ts';

/** Steps as one line: `move C4 B4, build B5`. */
const told = (turn: string): string =>
  writtenSteps(turn)
    .map(({ kind, names }) => [kind, ...names].join(' '))
    .join(', ');

test.each([
  ['C4>B4^B5', 'move C4 B4, build B5'],
  ['C4>C5>D5^E5#', 'move C4 C5 D5, build E5'],
  ['C4<>B4^B5', 'swap C4 B4, build B5'],
  ['C4>B4(>A4)^B5', 'push C4 B4 A4, build B5'],
  ['C5>C4(xC3)^C3', 'move C5 C4, kill C3, build C3'],
  ['(C5,D3)>(A2,B2)^A1', 'walk C5 D3 A2 B2, build A1'],
  ['A5>B4(=>E1)>E2^E3', 'move A5 B4, sweep E1, move E1 E2, build E3'],
  ['C4=>C2 C3>C4^C3', 'ferry C4 C2, move C3 C4, build C3'],
  ['^B1 C4>B4^B5X', 'build B1, move C4 B4, dome B5'],
  ['C4>B4^B5-C5', 'move C4 B4, build B5, raze C5'],
  ['C4>B4^B5--C5', 'move C4 B4, build B5, sink C5'],
  ['C4>B4^B5 xC5+D5', 'move C4 B4, build B5, slay C5, place-worker D5'],
  ['C4>B4^B5 A1<>C3', 'move C4 B4, build B5, swap A1 C3'],
  ['C4>B4^B5*C3', 'move C4 B4, build B5, token C3'],
  ['C4>B4^B5~NE', 'move C4 B4, build B5, aim NE'],
  ['C4>B4^B5~0', 'move C4 B4, build B5, call-back'],
  ['C4>B4^B5 A1&C3', 'move C4 B4, build B5, pair A1 C3'],
  ['C4>B4^B5 &C3', 'move C4 B4, build B5, charm C3'],
  ['C4>B4^B5(xC4^C4)', 'move C4 B4, build B5, stone C4'],
  ['c4 > b4 ^ b5', 'move C4 B4, build B5'],
  ['pass', 'pass'],
])('%s is %s', (turn, steps) => {
  expect(told(turn)).toBe(steps);
});

test('every turn that is written can be told, with all of its squares', () => {
  for (const cast of castsLedByAll(2, 1)) {
    const seed = `${RUN_SEED} written ${cast}`;
    const chance = seeded(seed);
    const start = randomStart(cast, chance, { built: true, late: true });
    for (const { position, turns, starts } of randomGame(start, chance, { plies: 12, removals: 0.02 })) {
      if (starts.length === 0) continue;
      const turn = formatTurn(position, turns.data, chance.pick(starts));
      const names = writtenSteps(turn).flatMap((step) => step.names);
      const squares = turn.match(/[A-E][1-5]/g) ?? [];
      expect(new Set(names.filter((name) => /\d/.test(name))), `${seed}: ${turn}`).toEqual(new Set(squares));
    }
  }
});
