import { readFileSync } from 'node:fs';
import { proveWin, solve } from '@thera/engine';
import { Position, parseTurn, play, sideOfSeat } from '@thera/santorini';
import { expect, test } from 'vitest';
import { parseTactics, type Tactic } from './bench-tactics.ts';

const FOLDER = new URL('../../../../../engine/test/', import.meta.url);
const NODES = 800_000;
/** Proofs of long wins, and that there is no short one, take more. */
const DEEP_NODES = 3_000_000;
/** In a sample one position in so many is proven again. */
const EVERY = process.env.THERA_BATTERY === 'full' ? 1 : 12;

function sampleOf(file: string): readonly Tactic[] {
  const read = parseTactics(readFileSync(new URL(file, FOLDER), 'utf8'));
  if (!read.ok) throw new Error(`${read.error}: ${read.at}`);
  return read.value.filter((_, n) => n % EVERY === 0);
}

test.each(sampleOf('tactics.txt'))('$text is won by force, and not too soon', ({ position, plies }) => {
  const solved = solve(position, { plies, nodes: NODES });
  if (!solved.ok) throw new Error(solved.error);
  expect(solved.value.winner).toBe(sideOfSeat(position.lineup.seats, position.turn));
  expect(solved.value.plies).toBeGreaterThanOrEqual(5);
});

test.each(sampleOf('deep-tactics.txt'))(
  '$text is won by $turn, but not soon',
  ({ position, plies, turn }) => {
    const side = sideOfSeat(position.lineup.seats, position.turn);
    const parsed = parseTurn(position, turn);
    if (!parsed.ok) throw new Error(parsed.error);
    const after = new Position();
    play(position, parsed.value, 0, after);
    expect(proveWin(after, side, { plies: plies - 1, nodes: DEEP_NODES }).isWon).toBe(true);
    expect(proveWin(position, side, { plies: 7, nodes: DEEP_NODES }).isWon).toBe(false);
  },
);
