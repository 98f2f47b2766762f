import { friendsFor, MOST_PLAYERS, RIDDLES, type Setup, type Tier, usualSetup } from '@thera/sphinx';
import type { Level } from '@thera/table';
import { oneOf } from './arguments.ts';

/** Who plays all seats, and for what. */
export interface TeamKind {
  readonly level: Level;
  readonly aim: Tier;
  readonly isShortSighted: boolean;
}

export const TEAM_NAMES = ['partner', 'daring', 'short-sighted'] as const;
export type TeamName = (typeof TEAM_NAMES)[number];

/** The partner at its best, the same when it is asked for Godlike, and one that stands for beginners. */
export const TEAMS: Readonly<Record<TeamName, TeamKind>> = {
  partner: { level: 'titan', aim: 'heroic', isShortSighted: false },
  daring: { level: 'titan', aim: 'godlike', isShortSighted: false },
  'short-sighted': { level: 'novice', aim: 'heroic', isShortSighted: true },
};

export const SETTINGS = ['standard', 'expert'] as const;
export type Setting = (typeof SETTINGS)[number];

/** Riddles of one kind. */
export interface Cell {
  readonly team: TeamName;
  readonly setting: Setting;
  readonly riddle: number;
  readonly players: number;
}

export const cellName = ({ team, setting, riddle, players }: Cell): string =>
  [team, setting, riddle, players].join(' ');

/** Which cells are wanted: lists with commas, or everything where nothing is said. */
export interface Choice {
  readonly team?: string | undefined;
  readonly setting?: string | undefined;
  readonly riddle?: string | undefined;
  readonly players?: string | undefined;
}

export function cellsOf({ team, setting, riddle, players }: Choice): readonly Cell[] {
  const numbers = RIDDLES.map(({ number }) => `${number}`);
  const counts = Array.from({ length: MOST_PLAYERS }, (_, index) => `${index + 1}`);
  return chosen('team', team, TEAM_NAMES).flatMap((name) =>
    chosen('setting', setting, SETTINGS).flatMap((kind) =>
      chosen('riddle', riddle, numbers).flatMap((number) =>
        chosen('players', players, counts).map((count) => ({
          team: name,
          setting: kind,
          riddle: Number(number),
          players: Number(count),
        })),
      ),
    ),
  );
}

function chosen<T extends string>(what: string, given: string | undefined, all: readonly T[]): readonly T[] {
  return given === undefined ? all : given.split(',').map((one) => oneOf(what, one, all));
}

/** Every team and setting gets the same seeds. */
export const seedOf = ({ riddle, players }: Cell, seed: string, game: number): string =>
  `${seed}:${riddle}:${players}:${game}`;

export function setupOf({ riddle, players, setting }: Cell, seed: string): Setup {
  const friends = friendsFor(riddle, seed);
  return { ...usualSetup(riddle, players), isExpert: setting === 'expert', friendly: friends, friends };
}
