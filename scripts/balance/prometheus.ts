// Options: [--games 500] [--table 2|3-blue|3-red|4] [--draft pick|quick] [--level builder] [--seed text]
// The same seed gives the same table everywhere: the clock stands still.
import { parseArgs } from 'node:util';
import { type PlayedGame, TABLE_IDS, type TableId, usualSetup } from '@thera/prometheus';
import { LEVELS } from '@thera/table';
import { countOf, oneOf } from './arguments.ts';
import { onAllCores } from './on-all-cores.ts';
import type { PrometheusReply, PrometheusTask } from './prometheus-worker.ts';

const DRAFTS = ['pick', 'quick'] as const;

interface Cell {
  readonly table: TableId;
  readonly draft: (typeof DRAFTS)[number];
}

/** Plays every table with random drafts and with the quick armies, and prints who won, how, and how long it took. */
export async function balancePrometheus(given: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...given],
    options: {
      games: { type: 'string', default: '500' },
      table: { type: 'string' },
      draft: { type: 'string' },
      level: { type: 'string', default: 'builder' },
      seed: { type: 'string', default: 'balance' },
    },
  });
  const games = countOf('games', values.games);
  const level = oneOf('level', values.level, LEVELS);
  const tables = values.table === undefined ? TABLE_IDS : [oneOf('table', values.table, TABLE_IDS)];
  const drafts = values.draft === undefined ? DRAFTS : [oneOf('draft', values.draft, DRAFTS)];
  const cells: readonly Cell[] = tables.flatMap((table) => drafts.map((draft) => ({ table, draft })));
  const tasks = cells.flatMap(({ table, draft }, cell) =>
    Array.from({ length: games }, (_, game): PrometheusTask => {
      const seed = `${values.seed}:${table}:${draft}:${game}`;
      return { cell, setup: usualSetup(table, draft), level, seed };
    }),
  );
  const played = cells.map((): PlayedGame[] => []);
  let done = 0;
  console.log(`${games} games each, level ${level}, seed “${values.seed}”\n\n${HEAD}`);
  const worker = new URL('./prometheus-worker.ts', import.meta.url);
  await onAllCores<PrometheusTask, PrometheusReply>({ worker, tasks }, ({ cell, played: game }) => {
    played[cell]!.push(game);
    done += 1;
    process.stderr.write(`\r${done} of ${tasks.length} games`);
    // A line is printed as soon as its last game is over.
    if (played[cell]!.length === games) console.log(`\r${row(cells[cell]!, played[cell]!)}`);
  });
  process.stderr.write('\n');
}

/** Kinds of endings, gods by the side that lost one. */
const KINDS: readonly (readonly [name: string, isIt: (game: PlayedGame) => boolean])[] = [
  ['calm', ({ ending }) => ending.reason === 'calm'],
  ['exit', ({ ending }) => ending.reason === 'exit'],
  ['RED god', ({ ending }) => ending.reason === 'god' && ending.winner === 'blue'],
  ['BLUE god', ({ ending }) => ending.reason === 'god' && ending.winner === 'red'],
  ['hound', ({ ending }) => ending.reason === 'hound'],
  ['cap', ({ ending }) => ending.reason === 'cap'],
];

const HEAD = [
  `| table | draft | BLUE wins % | ± | draws % | ${KINDS.map(([name]) => `${name} %`).join(' | ')} | turns (10–90 %) |`,
  `|---|---|--:|--:|--:|${KINDS.map(() => '--:|').join('')}--:|`,
].join('\n');

function row({ table, draft }: Cell, games: readonly PlayedGame[]): string {
  const share = (isIt: (game: PlayedGame) => boolean): number => games.filter(isIt).length / games.length;
  const percent = (part: number): string => (100 * part).toFixed(1);
  const wins = share(({ ending }) => ending.winner === 'blue');
  const turns = games.map((game) => game.turns).sort((one, other) => one - other);
  const at = (part: number): number => turns[Math.floor(part * (turns.length - 1))]!;
  const columns = [
    table,
    draft === 'pick' ? 'random' : 'quick army',
    percent(wins),
    percent(Math.sqrt((wins * (1 - wins)) / games.length)),
    percent(share(({ ending }) => ending.winner === null)),
    ...KINDS.map(([, isIt]) => percent(share(isIt))),
    `${at(0.5)} (${at(0.1)}–${at(0.9)})`,
  ];
  return `| ${columns.join(' | ')} |`;
}
