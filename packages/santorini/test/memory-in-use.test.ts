import { expect, test } from 'vitest';
import { bytesInUse, type Met, playGames } from './many-games.ts';
import { RUN_SEED, seeded } from './seeded.ts';

const MEGABYTE = 2 ** 20;

test('line-ups and begun turns of games that are over take no memory', () => {
  const chance = seeded(`memory ${RUN_SEED}`);
  const met: Met = { lineups: new Set(), beginnings: new Set() };
  playGames(300, chance, met);
  const before = bytesInUse();
  playGames(600, chance, met);
  const grown = bytesInUse() - before;
  // Kept for good, they would be some 8 MB more.
  expect(met.lineups.size).toBeGreaterThan(600);
  expect(met.beginnings.size).toBeGreaterThan(50);
  expect(grown / MEGABYTE).toBeLessThan(3);
});
