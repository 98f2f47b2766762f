// Learns what the features of a state weigh: the greedy player plays whole games at every table, the chance to win is
// fitted to how they ended, and the weights are written to src/computer/learned.ts.
// node packages/prometheus/bench/learn.ts [--games 200] [--seed balance] [--log file]
// Games are so many for each table and kind of draft; with the seed of the balance they are the same games. The clock
// stands still, so the same seed gives the same weights everywhere. With a log the games that stand in it are not
// played again, only their decisions, so that features can be changed in between.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { TABLE_IDS } from '../src/data/tables.ts';
import { learnedFrom, meanLogLoss } from './learning.ts';
import { lookBack, type RecordedGame, record } from './recorded-game.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'balance' },
    log: { type: 'string' },
  },
});
const TARGET = new URL('../src/computer/learned.ts', import.meta.url);
const WIDTH = 110;
/** Every so many games are not learned from but tell what the learned is worth. */
const HELD_BACK = 5;

const { log } = values;
const known = new Map(
  (log !== undefined && existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []).map((line) => {
    const game = JSON.parse(line) as RecordedGame;
    return [game.seed, game];
  }),
);
const games: RecordedGame[] = [];
for (let game = 0; game < Number(values.games); game++)
  for (const table of TABLE_IDS)
    for (const draft of ['pick', 'quick'] as const) {
      const seed = `${values.seed}:${table}:${draft}:${game}`;
      const played = known.get(seed) ?? record({ seed, table, draft });
      if (log !== undefined && !known.has(seed)) appendFileSync(log, `${JSON.stringify(played)}\n`);
      games.push(played);
      process.stderr.write(`\r${games.length} games`);
    }
const seen = games.map(lookBack);
process.stderr.write(`, ${seen.flat().length} turns\n`);
const isHeldBack = (_: unknown, at: number): boolean => Math.floor(at / 8) % HELD_BACK === 0;
const trial = learnedFrom(seen.filter((game, at) => !isHeldBack(game, at)));
console.log(
  `log loss on games that were held back: ${meanLogLoss(trial, seen.filter(isHeldBack)).toFixed(4)}`,
);

const weights = learnedFrom(seen).map(written);
writeFileSync(
  TARGET,
  [
    '/** What the features of a state weigh, learned from games of the greedy player with itself (`bench/learn.ts`). */',
    'export const LEARNED: readonly number[] = [',
    ...inLines(weights),
    '];',
    '',
  ].join('\n'),
);

/** A weight as the formatter likes it. */
function written(weight: number): string {
  return weight.toFixed(2).replace(/0$/, '');
}

/** As many in a line as it likes. */
function inLines(numbers: readonly string[]): readonly string[] {
  const lines = [' '];
  for (const number of numbers) {
    if (`${lines.at(-1)} ${number},`.length > WIDTH) lines.push(' ');
    lines[lines.length - 1] += ` ${number},`;
  }
  return lines;
}
