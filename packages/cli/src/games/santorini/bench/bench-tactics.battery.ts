import { readFileSync } from 'node:fs';
import { solve } from '@thera/engine';
import { sideOfSeat } from '@thera/santorini';
import { expect, test } from 'vitest';
import { parseTactics } from './bench-tactics.ts';

const FILE = new URL('../../../../../engine/test/tactics.txt', import.meta.url);
const NODES = 800_000;
/** In a sample one position in so many is proven again. */
const EVERY = process.env.THERA_BATTERY === 'full' ? 1 : 12;

const read = parseTactics(readFileSync(FILE, 'utf8'));
if (!read.ok) throw new Error(`${read.error}: ${read.at}`);

test.each(read.value.filter((_, n) => n % EVERY === 0))(
  '$text is won by force, and not too soon',
  ({ position, plies }) => {
    const solved = solve(position, { plies, nodes: NODES });
    if (!solved.ok) throw new Error(solved.error);
    expect(solved.value.winner).toBe(sideOfSeat(position.lineup.seats, position.turn));
    expect(solved.value.plies).toBeGreaterThanOrEqual(5);
  },
);
