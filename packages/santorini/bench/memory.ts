import { bytesInUse, type Met, playGames } from '../test/many-games.ts';
import { seeded } from '../test/seeded.ts';

/**
 * What is in use while very many games with any cards are played: `node scripts/run.js
 * packages/santorini/bench/memory.ts 100000`.
 */
const games = Number(process.argv[2] ?? '20000');
const ROUNDS = 20;
const chance = seeded('memory');
const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);
let lineups = 0;
let beginnings = 0;

for (let round = 0; round < ROUNDS; round++) {
  // Only counted for the round, so that counting itself takes no more and more.
  const met: Met = { lineups: new Set(), beginnings: new Set() };
  playGames(Math.ceil(games / ROUNDS), chance, met);
  lineups += met.lineups.size;
  beginnings += met.beginnings.size;
  met.lineups.clear();
  met.beginnings.clear();
  const played = (round + 1) * Math.ceil(games / ROUNDS);
  console.log(
    `${played} games, ${lineups} line-ups, ${beginnings} beginnings: ${megabytes(bytesInUse())} MB in use`,
  );
}
