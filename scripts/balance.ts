// How hard each scenario of a game is for its computer player.
// Usage: npm run balance -- santowerini [--games 300] [--scenario 4A] [--difficulty normal] [--level foreman] [--seed text]
import { parseArgs } from 'node:util';
import { DIFFICULTIES, ENDLESS, type PlaceCode, SCENARIO_CODES } from '@thera/santowerini';
import { LEVELS } from '@thera/table';
import { type Cell, playCells } from './balance-games.ts';
import { balanceTables } from './balance-tables.ts';

const GAMES = ['santowerini'] as const;
const PLACES: readonly PlaceCode[] = [...SCENARIO_CODES, ENDLESS];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '300' },
    scenario: { type: 'string' },
    difficulty: { type: 'string' },
    level: { type: 'string', default: 'foreman' },
    seed: { type: 'string', default: 'balance' },
  },
});

oneOf('game', positionals[0], GAMES);
const games = Number(values.games);
if (!Number.isInteger(games) || games < 1) refuse(`games: ${values.games} is no number of games`);
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

function oneOf<T extends string>(what: string, given: string | undefined, among: readonly T[]): T {
  return among.find((one) => one === given) ?? refuse(`${what}: ${given} is none of ${among.join(', ')}`);
}

function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}
