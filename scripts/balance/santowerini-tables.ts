import { ENDLESS, LOSSES, type PlayedGame, type Tally, tallyOf } from '@thera/santowerini';
import type { Cell } from './santowerini-games.ts';

interface Row {
  readonly cell: Cell;
  readonly tally: Tally;
}

type Column = readonly [head: string, text: (row: Row) => string];

const percent = (share: number): string => `${Math.round(100 * share)}`;
const decimal = (value: number): string => value.toFixed(1);

const NAME: readonly Column[] = [
  ['scenario', ({ cell }) => `${cell.setup.scenario}${cell.isCareless ? ' (careless)' : ''}`],
  ['difficulty', ({ cell }) => cell.setup.difficulty],
];

const SCENARIO: readonly Column[] = [
  ...NAME,
  ['won %', ({ tally }) => percent(tally.won)],
  ['95 %', ({ tally }) => `${percent(tally.from)}–${percent(tally.to)}`],
  ['points', ({ tally }) => decimal(tally.points)],
  ['rounds', ({ tally }) => decimal(tally.rounds)],
  ['builders kept %', ({ tally }) => percent(tally.keptBuilders)],
  ['buildings %', ({ tally }) => percent(tally.hadBuildings)],
  ...LOSSES.map((loss): Column => [`lost: ${loss} %`, ({ tally }) => percent(tally.losses[loss])]),
  ['open %', ({ tally }) => percent(tally.open)],
];

const SIEGE: readonly Column[] = [
  ...NAME,
  ['median wave', ({ tally }) => `${tally.medianWave}`],
  ['defeated', ({ tally }) => decimal(tally.defeated)],
  ['rounds', ({ tally }) => decimal(tally.rounds)],
  ...LOSSES.map((loss): Column => [`lost: ${loss} %`, ({ tally }) => percent(tally.losses[loss])]),
  ['open %', ({ tally }) => percent(tally.open)],
];

/** What was played, as tables in Markdown: the scenarios, and the siege without end. */
export function balanceTables(cells: readonly Cell[], played: readonly (readonly PlayedGame[])[]): string {
  const rows = cells.map((cell, index) => ({ cell, tally: tallyOf(played[index]!) }));
  const isSiege = ({ cell }: Row): boolean => cell.setup.scenario === ENDLESS;
  return [
    table(
      rows.filter((row) => !isSiege(row)),
      SCENARIO,
    ),
    table(rows.filter(isSiege), SIEGE),
  ]
    .filter((text) => text !== '')
    .join('\n\n');
}

function table(rows: readonly Row[], columns: readonly Column[]): string {
  if (rows.length === 0) return '';
  const line = (texts: readonly string[]): string => `| ${texts.join(' | ')} |`;
  return [
    line(columns.map(([head]) => head)),
    line(columns.map((_, index) => (index < NAME.length ? '---' : '--:'))),
    ...rows.map((row) => line(columns.map(([, text]) => text(row)))),
  ].join('\n');
}
