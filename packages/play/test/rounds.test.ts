import { expect, test } from 'vitest';
import { inRounds, roundAfter } from '../src/table/rounds.ts';
import type { Ply } from '../src/table/timeline.ts';

const ply = (seat: number, isBeforePlay = false): Ply => ({
  index: 0,
  seat,
  isBeforePlay,
  text: undefined,
  steps: [],
});

const PLACED = [ply(0, true), ply(1, true)];

test.for<[name: string, plies: readonly Ply[], rounds: readonly (number | undefined)[]]>([
  ['nothing played is no round', [], []],
  ['what comes before play is in no round', PLACED, [undefined, undefined]],
  ['two players share a round', [...PLACED, ply(0), ply(1), ply(0)], [undefined, undefined, 1, 1, 2]],
  ['whoever is second may start', [ply(1), ply(0), ply(1)], [1, 2, 2]],
  ['an extra turn begins a row of its own', [ply(0), ply(1), ply(1), ply(0)], [1, 1, 2, 3]],
  ['three players, one of them out', [ply(0), ply(1), ply(2), ply(0), ply(2)], [1, 1, 1, 2, 2]],
])('%s', ([, plies, rounds]) => {
  expect(inRounds(plies).map(({ round }) => round)).toEqual(rounds);
  expect(roundAfter(plies, plies.length)).toBe(rounds.at(-1) ?? 0);
});
