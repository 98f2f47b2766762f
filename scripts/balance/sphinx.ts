// Options: [--games 100] [--team partner,daring,short-sighted] [--riddle 4,8] [--players 1,2] [--setting standard,expert]
// [--milliseconds 1000] [--minutes 60] [--threads 1] [--record file] [--seed text].
// With a record what was played is kept and not played again. Without --milliseconds the level alone says how far to
// think, and the same seed gives the same table everywhere.
import { parseArgs } from 'node:util';
import { countOf } from './arguments.ts';
import { cellsOf } from './sphinx-cells.ts';
import { playRiddles } from './sphinx-games.ts';
import { recordIn } from './sphinx-record.ts';
import { sphinxTables } from './sphinx-tables.ts';

const MINUTE = 60_000;

/** Plays every riddle, count and setting with every team, and prints how often each objective was reached. */
export async function balanceSphinx(given: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...given],
    options: {
      games: { type: 'string', default: '100' },
      team: { type: 'string' },
      riddle: { type: 'string' },
      players: { type: 'string' },
      setting: { type: 'string' },
      milliseconds: { type: 'string' },
      minutes: { type: 'string', default: '60' },
      threads: { type: 'string' },
      record: { type: 'string' },
      seed: { type: 'string', default: 'balance' },
    },
  });
  const optional = (what: 'milliseconds' | 'threads'): number | undefined =>
    values[what] === undefined ? undefined : countOf(what, values[what]);
  const cells = cellsOf(values);
  const until = Date.now() + MINUTE * countOf('minutes', values.minutes);
  const milliseconds = optional('milliseconds');
  const plan = {
    games: countOf('games', values.games),
    milliseconds,
    seed: values.seed,
    threads: optional('threads'),
    isOver: () => Date.now() > until,
  };
  const played = await playRiddles(cells, plan, recordIn(values.record), (done, all) =>
    process.stderr.write(`\r${done} of ${all} riddles`),
  );
  process.stderr.write('\n');
  const time = milliseconds === undefined ? '' : `, ${milliseconds} ms of processor time a turn at most`;
  console.log(`seed “${values.seed}”${time}\n`);
  console.log(sphinxTables(cells, played));
}
