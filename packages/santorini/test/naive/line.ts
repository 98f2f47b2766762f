import type { Square } from './board.ts';
import type { Direction } from './directions.ts';
import type { Note } from './notes.ts';
import type { Side, Table } from './position.ts';
import { completeTowers, spaceAt, withSpace } from './position.ts';
import type { Question } from './reactions.ts';
import type { Turn } from './turn.ts';

/** What is asked about a step afterwards; what carries the worker on by force is no part of it. */
export interface LastStep {
  /** The square that was chosen. */
  readonly to: Square;
  /** How many levels the chosen square lies above the one that was left. */
  readonly rise: number;
  /** Where the last move ended: the printed Charybdis makes another one of carrying on. */
  readonly end: Square;
}

/** A turn as far as it has been played. */
export interface Line {
  readonly table: Table;
  /** The worker that moved last; undefined before the first step. */
  readonly mover: number | undefined;
  readonly lastStep: LastStep | undefined;
  /** Everybody who has made a step, in the order of ids. */
  readonly moved: readonly number[];
  /** Who has made the last step, if Eris wants to know. */
  readonly lastMoved: number | undefined;
  /** The workers of whom one may build. */
  readonly builders: readonly number[];
  /** Whether any step went up. */
  readonly climbed: boolean;
  /** Whether any step went down. */
  readonly descended: boolean;
  /** Whether a hero's power was used. */
  readonly spends: boolean;
  readonly builds: number;
  readonly builtDome: boolean;
  readonly completedTower: boolean;
  /** Tied workers whose last step did not end beside Aphrodite. */
  readonly astray: readonly number[];
  /** The direction that the player's card names. */
  readonly direction: Direction | undefined;
  readonly winner: Side | undefined;
  /** Sides that are out of the game after this turn. */
  readonly losers: readonly Side[];
  /** What cards will remember of the turn. */
  readonly notes: readonly Note[];
  /** The steps so far in notation, if they are written down. */
  readonly said: readonly string[];
  /** The same as squares: of a move where its worker began the turn and where it goes, of all else what it names. */
  readonly route: readonly Square[];
  /** What another player has to decide before the turn goes on. */
  readonly question: Question | undefined;
}

/** The turn before anything is done. */
export const startLine = (turn: Turn): Line => ({
  table: {
    spaces: turn.start.spaces,
    workers: turn.start.workers,
    whirlpools: turn.start.whirlpools,
    closed: turn.start.closed,
  },
  mover: undefined,
  lastStep: undefined,
  moved: [],
  lastMoved: undefined,
  builders: [],
  climbed: false,
  descended: false,
  spends: false,
  builds: 0,
  builtDome: false,
  completedTower: false,
  astray: [],
  direction: turn.card.source.direction,
  winner: undefined,
  losers: [],
  notes: [],
  said: [],
  route: [],
  question: undefined,
});

/** Whether the line goes no further: the game has ended, or somebody else must be asked first. */
export const isOver = (line: Line): boolean => line.winner !== undefined || line.question !== undefined;

/** A part of a turn that a line on which the game has ended does not come to. */
export const goingOn =
  (part: (line: Line) => Line[]) =>
  (line: Line): Line[] =>
    isOver(line) ? [line] : part(line);

/** The same things without those that are equal to an earlier one. */
export const withoutRepeats = <Thing>(things: readonly Thing[]): Thing[] => [
  ...new Map(things.map((thing) => [JSON.stringify(thing), thing])).values(),
];

/** The side that wins by five complete towers, if they stand and somebody plays for them. */
export function winnerByTowers(turn: Turn, table: Table): Side | undefined {
  if (completeTowers(table) < 5) return undefined;
  const keepers = turn.cards.filter((card) => card.power === 'chronus').map((card) => card.side);
  return keepers.includes(turn.side) ? turn.side : keepers[0];
}

/** What a build puts on a square. */
export type Material = 'block' | 'dome';

/** The line with one more build on a square. */
export function withBuild(turn: Turn, line: Line, square: Square, material: Material): Line {
  const { blocks } = spaceAt(line.table, square);
  const isDome = material === 'dome';
  const table = withSpace(line.table, square, { blocks: isDome ? blocks : blocks + 1, dome: isDome });
  return {
    ...line,
    table,
    builds: line.builds + 1,
    builtDome: line.builtDome || isDome,
    completedTower: line.completedTower || (isDome && blocks === 3),
    // Nobody wins while an additional turn lasts; Chronus looks again when it is over. Nor by the printed Eris.
    winner: turn.isExtra || turn.discord === 'printed' ? undefined : winnerByTowers(turn, table),
  };
}
