// Options: [--games 100] [--riddle 4] [--players 2] [--setting standard|expert] [--aim heroic] [--level titan]
// [--timed] [--seed text]. Without --timed the clock stands still, and the same seed gives the same table everywhere.
import { parseArgs } from 'node:util';
import {
  friendsFor,
  MOST_PLAYERS,
  type PlayedRiddle,
  RIDDLES,
  TIERS,
  type Tier,
  usualSetup,
} from '@thera/sphinx';
import { LEVELS } from '@thera/table';
import { countOf, oneOf } from './arguments.ts';
import { onAllCores } from './on-all-cores.ts';
import type { SphinxReply, SphinxTask } from './sphinx-worker.ts';

const SETTINGS = ['standard', 'expert'] as const;

interface Cell {
  readonly riddle: number;
  readonly players: number;
  readonly isExpert: boolean;
}

/** Plays every riddle, count and setting, and prints how often each objective was reached. */
export async function balanceSphinx(given: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...given],
    options: {
      games: { type: 'string', default: '100' },
      riddle: { type: 'string' },
      players: { type: 'string' },
      setting: { type: 'string' },
      aim: { type: 'string', default: 'heroic' },
      level: { type: 'string', default: 'titan' },
      timed: { type: 'boolean', default: false },
      seed: { type: 'string', default: 'balance' },
    },
  });
  const games = countOf('games', values.games);
  const aim = oneOf('aim', values.aim, TIERS);
  const level = oneOf('level', values.level, LEVELS);
  const isTimed = values.timed;
  const cells = cellsOf(values.riddle, values.players, values.setting);
  const tasks = cells.flatMap(({ riddle, players, isExpert }, cell) =>
    Array.from({ length: games }, (_, game): SphinxTask => {
      const seed = `${values.seed}:${riddle}:${players}:${game}`;
      const friends = friendsFor(riddle, seed);
      const setup = { ...usualSetup(riddle, players), isExpert, friendly: friends, friends };
      return { cell, setup, aim, level, isTimed, seed };
    }),
  );
  const played = cells.map((): PlayedRiddle[] => []);
  let done = 0;
  const worker = new URL('./sphinx-worker.ts', import.meta.url);
  await onAllCores<SphinxTask, SphinxReply>({ worker, tasks }, (reply) => {
    played[reply.cell]!.push(reply.played);
    done += 1;
    process.stderr.write(`\r${done} of ${tasks.length} riddles`);
  });
  process.stderr.write('\n');
  console.log(
    `${games} games each, level ${level}, aim ${aim}, seed “${values.seed}”${isTimed ? ', timed' : ''}\n`,
  );
  console.log(table(cells, played));
}

function cellsOf(
  riddle: string | undefined,
  players: string | undefined,
  setting: string | undefined,
): readonly Cell[] {
  const numbers = RIDDLES.map(({ number }) => `${number}`);
  const counts = Array.from({ length: MOST_PLAYERS }, (_, index) => `${index + 1}`);
  const chosen = <T extends string>(
    what: string,
    one: string | undefined,
    all: readonly T[],
  ): readonly T[] => (one === undefined ? all : one.split(',').map((part) => oneOf(what, part, all)));
  return chosen('riddle', riddle, numbers).flatMap((number) =>
    chosen('players', players, counts).flatMap((count) =>
      chosen('setting', setting, SETTINGS).map((name) => ({
        riddle: Number(number),
        players: Number(count),
        isExpert: name === 'expert',
      })),
    ),
  );
}

/** What share of games reached a tier or more. */
const share = (games: readonly PlayedRiddle[], tier: Tier): string => {
  const better = TIERS.slice(TIERS.indexOf(tier));
  const reached = games.filter(({ achieved }) => better.some((one) => achieved.includes(one)));
  return `${Math.round((100 * reached.length) / games.length)}`;
};

const mean = (games: readonly PlayedRiddle[], count: (game: PlayedRiddle) => number): string =>
  (games.reduce((sum, game) => sum + count(game), 0) / games.length).toFixed(1);

function table(cells: readonly Cell[], played: readonly (readonly PlayedRiddle[])[]): string {
  const row = (name: readonly string[], games: readonly PlayedRiddle[]): string => {
    const columns = [
      ...name,
      ...TIERS.map((tier) => share(games, tier)),
      mean(games, ({ turns }) => turns),
      mean(games, ({ gods }) => gods),
      mean(games, ({ destroyed }) => destroyed),
    ];
    return `| ${columns.join(' | ')} |`;
  };
  const rows = cells.map(({ riddle, players, isExpert }, index) =>
    row([`${riddle}`, `${players}`, isExpert ? 'expert' : 'standard'], played[index]!),
  );
  return [
    '| riddle | players | setting | silver % | gold % | heroic % | godlike % | turns | gods | destroyed |',
    '|---|---|---|--:|--:|--:|--:|--:|--:|--:|',
    ...rows,
    row(['all', '', ''], played.flat()),
  ].join('\n');
}
