// Options: [--games 500] [--table 2|3-blue|3-red|4] [--draft pick|quick] [--level builder] [--seed text]
// [--log file]: games that stand in the log are not played again.
// The same seed gives the same table everywhere: the clock stands still.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
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
      log: { type: 'string' },
    },
  });
  const games = countOf('games', values.games);
  const level = oneOf('level', values.level, LEVELS);
  const tables = values.table === undefined ? TABLE_IDS : [oneOf('table', values.table, TABLE_IDS)];
  const drafts = values.draft === undefined ? DRAFTS : [oneOf('draft', values.draft, DRAFTS)];
  const cells: readonly Cell[] = tables.flatMap((table) => drafts.map((draft) => ({ table, draft })));
  // All lines grow alike, so that a run that is broken off says something about each.
  const tasks = Array.from({ length: games }, (_, game) =>
    cells.map(({ table, draft }): PrometheusTask => {
      const seed = `${values.seed}:${table}:${draft}:${game}`;
      return { setup: usualSetup(table, draft), level, seed };
    }),
  ).flat();
  const played = logged(values.log);
  const open = tasks.filter(({ seed }) => !played.has(seed));
  const worker = new URL('./prometheus-worker.ts', import.meta.url);
  await onAllCores<PrometheusTask, PrometheusReply>({ worker, tasks: open }, (reply) => {
    played.set(reply.seed, reply.played);
    if (values.log !== undefined) appendFileSync(values.log, `${JSON.stringify(reply)}\n`);
    process.stderr.write(`\r${played.size} of ${tasks.length} games`);
  });
  process.stderr.write('\n');
  console.log(`Level ${level}, seed “${values.seed}”\n\n${HEAD}`);
  for (const cell of cells) {
    const mine = [...played].filter(([seed]) =>
      seed.startsWith(`${values.seed}:${cell.table}:${cell.draft}:`),
    );
    if (mine.length > 0)
      console.log(
        row(
          cell,
          mine.map(([, game]) => game),
        ),
      );
  }
}

/** Games that an earlier run has played. */
function logged(log: string | undefined): Map<string, PlayedGame> {
  if (log === undefined || !existsSync(log)) return new Map();
  const lines = readFileSync(log, 'utf8').trim().split('\n');
  return new Map(
    lines.map((line) => {
      const { seed, played } = JSON.parse(line) as PrometheusReply;
      return [seed, played];
    }),
  );
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
  `| table | draft | games | BLUE wins % | ± | draws % | ${KINDS.map(([name]) => `${name} %`).join(' | ')} | turns (10–90 %) |`,
  `|---|---|--:|--:|--:|--:|${KINDS.map(() => '--:|').join('')}--:|`,
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
    `${games.length}`,
    percent(wins),
    percent(Math.sqrt((wins * (1 - wins)) / games.length)),
    percent(share(({ ending }) => ending.winner === null)),
    ...KINDS.map(([, isIt]) => percent(share(isIt))),
    `${at(0.5)} (${at(0.1)}–${at(0.9)})`,
  ];
  return `| ${columns.join(' | ')} |`;
}
