// Options: [--games 300] [--scenario 4A] [--difficulty normal] [--level foreman] [--seed text]
import { parseArgs } from 'node:util';
import { DIFFICULTIES, ENDLESS, type PlaceCode, SCENARIO_CODES } from '@thera/santowerini';
import { LEVELS } from '@thera/table';
import { countOf, oneOf } from './arguments.ts';
import { type Cell, playCells } from './santowerini-games.ts';
import { balanceTables } from './santowerini-tables.ts';

const PLACES: readonly PlaceCode[] = [...SCENARIO_CODES, ENDLESS];

/** Plays every scenario and difficulty, and prints what came of it. */
export async function balanceSantowerini(given: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...given],
    options: {
      games: { type: 'string', default: '300' },
      scenario: { type: 'string' },
      difficulty: { type: 'string' },
      level: { type: 'string', default: 'foreman' },
      seed: { type: 'string', default: 'balance' },
    },
  });

  const games = countOf('games', values.games);
  const level = oneOf('level', values.level, LEVELS);
  const scenarios = values.scenario === undefined ? PLACES : [oneOf('scenario', values.scenario, PLACES)];
  const difficulties =
    values.difficulty === undefined ? DIFFICULTIES : [oneOf('difficulty', values.difficulty, DIFFICULTIES)];

  const cells: readonly Cell[] = scenarios.flatMap((scenario) =>
    difficulties.flatMap((difficulty) => {
      const setup = { scenario, difficulty, attempt: 1 };
      // Who does not look ahead should still manage the first level on Easy.
      const isForCareless = scenario.startsWith('1') && difficulty === 'easy';
      return (isForCareless ? [false, true] : [false]).map((isCareless) => ({ setup, isCareless }));
    }),
  );

  const played = await playCells(cells, { games, level, seed: values.seed }, (done, all) =>
    process.stderr.write(`\r${done} of ${all} games`),
  );
  process.stderr.write('\n');
  console.log(`${games} games each, level ${level}, seed “${values.seed}”\n`);
  console.log(balanceTables(cells, played));
}
