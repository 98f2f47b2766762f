import { wilson } from '@thera/santowerini';
import {
  ISLANDS,
  type Island,
  type PlayedRiddle,
  RIDDLES,
  type Tally,
  TIERS,
  type Tier,
  tallyOf,
} from '@thera/sphinx';
import { type Cell, SETTINGS, type Setting, TEAM_NAMES, TEAMS, type TeamName } from './sphinx-cells.ts';

interface PlayedCell {
  readonly cell: Cell;
  readonly played: readonly PlayedRiddle[];
}

const percent = (share: number): string => `${Math.round(100 * share)}`;

/** What was played, as tables in Markdown: for every team and setting the cells, the islands and the riddles. */
export function sphinxTables(cells: readonly Cell[], played: readonly (readonly PlayedRiddle[])[]): string {
  const all = cells.map((cell, index) => ({ cell, played: played[index]! }));
  return TEAM_NAMES.flatMap((team) =>
    SETTINGS.map((setting) =>
      sectionOf(
        team,
        setting,
        all.filter(({ cell }) => cell.team === team && cell.setting === setting),
      ),
    ),
  )
    .filter((text) => text !== '')
    .join('\n\n');
}

function sectionOf(team: TeamName, setting: Setting, rows: readonly PlayedCell[]): string {
  if (rows.every(({ played }) => played.length === 0)) return '';
  const { aim } = TEAMS[team];
  const line = ({ cell, played }: PlayedCell): string =>
    rowOf([`${cell.riddle}`, `${cell.players}`], tallyOf(played), aimIn(cell.riddle, aim));
  // The tutorial has no more than Gold, and would speak against its island.
  const counted = rows.filter(({ cell }) => aimIn(cell.riddle, aim) === aim);
  const everything = tallyOf(counted.flatMap(({ played }) => played));
  return [
    `### ${team}, ${setting}`,
    '',
    heads(['riddle', 'players'], aim),
    ...rows.filter(({ played }) => played.length > 0).map(line),
    rowOf(['all but 0', ''], everything, aim),
    '',
    heads(['island', ''], aim),
    ...islandRows(counted, aim),
    '',
    heads(['riddle', ''], aim),
    ...riddleRows(rows, aim),
  ].join('\n');
}

function islandRows(rows: readonly PlayedCell[], aim: Tier): readonly string[] {
  const onIsland = (island: Island): readonly PlayedRiddle[] =>
    rows.filter(({ cell }) => RIDDLES[cell.riddle]!.island === island).flatMap(({ played }) => played);
  return ISLANDS.filter((island) => onIsland(island).length > 0).map((island) =>
    rowOf([island, ''], tallyOf(onIsland(island)), aim),
  );
}

/** All counts of players together. */
function riddleRows(rows: readonly PlayedCell[], aim: Tier): readonly string[] {
  const of = (number: number): readonly PlayedRiddle[] =>
    rows.filter(({ cell }) => cell.riddle === number).flatMap(({ played }) => played);
  return RIDDLES.filter(({ number }) => of(number).length > 0).map(({ number }) =>
    rowOf([`${number}`, ''], tallyOf(of(number)), aimIn(number, aim)),
  );
}

/** The tutorial has no more than Gold. */
const aimIn = (riddle: number, aim: Tier): Tier =>
  RIDDLES[riddle]!.objectives.some(({ tier }) => tier === aim) ? aim : 'gold';

function heads(names: readonly string[], aim: Tier): string {
  const columns = [
    ...names,
    'games',
    ...TIERS.map((tier) => `${tier} %`),
    `${aim}, 95 %`,
    'turns',
    'gods',
    'destroyed',
  ];
  const rule = columns.map((_, index) => (index < names.length ? '---' : '--:'));
  return [columns, rule].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function rowOf(names: readonly string[], tally: Tally, aim: Tier): string {
  const { games, reached, turns, gods, destroyed } = tally;
  const [from, to] = wilson(reached[aim], games);
  const columns = [
    ...names,
    `${games}`,
    ...TIERS.map((tier) => percent(reached[tier] / games)),
    `${percent(from)}–${percent(to)}`,
    turns.toFixed(1),
    gods.toFixed(1),
    destroyed.toFixed(2),
  ];
  return `| ${columns.join(' | ')} |`;
}
