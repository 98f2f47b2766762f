import { expect, test } from 'vitest';
import { perft } from '../src/perft.ts';
import { IS_FULL } from './battery-state.ts';
import { naivePerft } from './naive-perft.ts';
import { positionOf } from './random-start.ts';
import { readPerftTables } from './read-perft.ts';

/** The sample looks at counts that both ways reach in a moment. */
const DEEPEST = IS_FULL ? Number.POSITIVE_INFINITY : 400_000;
const NAIVE = IS_FULL ? 60_000 : 1500;
/** So many positions may be one turn short of what is counted. */
const NAIVE_POSITIONS = IS_FULL ? 2500 : 800;
const tables = readPerftTables();

test.each(tables.map((entry) => [entry.id, entry] as const))(
  'deep perft of %s',
  (_, { position, counts }) => {
    for (const [n, count] of counts.entries())
      if (count <= DEEPEST) expect(perft(positionOf(position), n + 1), `depth ${n + 1}`).toBe(count);
  },
);

test('two turns ahead the naive rules have as many results', () => {
  for (const { id, position, counts } of tables)
    if (counts[1]! <= NAIVE) expect(naivePerft(position, 2), id).toBe(counts[1]);
});

test('three turns ahead, too', () => {
  // The empty board without powers is what others count, too.
  const isNear = (id: string, positions: number): boolean =>
    positions <= NAIVE_POSITIONS || (IS_FULL && id === 'start');
  const near = tables.filter(({ id, counts }) => counts.length > 2 && isNear(id, counts[1]!));
  expect(near.length).toBeGreaterThan(0);
  for (const { id, position, counts } of near) expect(naivePerft(position, 3), id).toBe(counts[2]);
});
