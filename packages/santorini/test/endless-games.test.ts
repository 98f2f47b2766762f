import { describe, expect, test } from 'vitest';
import { santorini } from '../src/santorini.ts';
import type { Setup } from '../src/setup/setup.ts';
import { decided, newMatch, type SantoriniMatch } from './table-games.ts';

/** Ares against himself: what they build they take away again. */
const start = (setup: Partial<Setup>): SantoriniMatch =>
  newMatch({ position: '0000000000000000000000000/1/ares:A1,A3/ares:E5,E3', ...setup });

/** After these four turns the position is the same. */
const ROUND = [
  ['A1>B1', '^A2', '-A2'],
  ['E5>D5', '^E4', '-E4'],
  ['B1>A1', '^A2', '-A2'],
  ['D5>E5', '^E4', '-E4'],
];
const rounds = (n: number): string[][] => Array.from({ length: n }, () => ROUND).flat();

describe('a position that stands for the third time (R65)', () => {
  test('is a draw', () => {
    const before = decided(start({}), ...rounds(2).slice(0, -1));
    expect(before.outcome).toBeUndefined();
    const match = decided(before, ROUND[3]!);
    expect(match.outcome).toEqual({ kind: 'draw', reason: 'repetition' });
  });

  test('is none where the table has switched it off', () => {
    expect(decided(start({ repetition: false }), ...rounds(3)).outcome).toBeUndefined();
  });

  test('is the whole of it, also what a seat does not see', () => {
    // Each builds where the other hides, so nothing is built, and only the hidden workers move.
    const match = newMatch({ position: '0000000000000000000000000/1/hecate:A1,E5/hecate:B2,E1' });
    const round = [
      ['A1>A2', '^B2'],
      ['B2>B1', '^A2'],
      ['A2>A1', '^B1'],
      ['B1>B2', '^A1'],
    ];
    const once = decided(match, ...round);
    expect(santorini.view(once.state, 'watcher').position).toBe(`${'0'.repeat(25)}/1/hecate:?,?/hecate:?,?`);
    expect(once.outcome).toBeUndefined();
    expect(decided(once, ...round).outcome).toEqual({ kind: 'draw', reason: 'repetition' });
  });

  test('counts only with the same memory', () => {
    const match = newMatch({ position: '0000000000000000000000000/1/morpheus:A1,A3/ares:E5,E3' });
    const round = [['A1>B1'], ROUND[1]!, ['B1>A1'], ROUND[3]!];
    expect(decided(match, ...round, ...round, ...round).outcome).toBeUndefined();
  });
});

describe('a game that reaches the limit of turns (R66)', () => {
  test('is a draw', () => {
    const match = decided(start({ plyCap: 3 }), ...rounds(1).slice(0, 2));
    expect(match.outcome).toBeUndefined();
    expect(decided(match, ROUND[2]!).outcome).toEqual({ kind: 'draw', reason: 'ply-cap' });
  });

  test('goes on where there is no limit', () => {
    const match = decided(start({ plyCap: 0, repetition: false }), ...rounds(5));
    expect(match.outcome).toBeUndefined();
    expect(match.state.plies).toBe(20);
  });

  test('a win on the last turn is a win', () => {
    const match = newMatch({ position: '0000000000000000000000023/1/mortal:D1/mortal:A1', plyCap: 1 });
    expect(decided(match, ['D1>E1']).outcome).toEqual({ kind: 'won', winners: [0] });
  });
});
