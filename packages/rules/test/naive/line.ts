import type { Square } from './board.ts';
import type { Side, Table } from './position.ts';
import { completeTowers, spaceAt, withSpace } from './position.ts';
import type { Turn } from './turn.ts';

/** A turn as far as it has been played. */
export interface Line {
  readonly table: Table;
  /** The worker that moved last; undefined before the first step. */
  readonly mover: number | undefined;
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
  readonly winner: Side | undefined;
}

/** The turn before anything is done. */
export const startLine = (turn: Turn): Line => ({
  table: { spaces: turn.start.spaces, workers: turn.start.workers },
  mover: undefined,
  builders: [],
  climbed: false,
  descended: false,
  spends: false,
  builds: 0,
  builtDome: false,
  completedTower: false,
  astray: [],
  winner: undefined,
});

/** Whether the game has ended on this line. */
export const isOver = (line: Line): boolean => line.winner !== undefined;

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
    // Nobody wins while an additional turn lasts; Chronus looks again when it is over.
    winner: turn.isExtra ? undefined : winnerByTowers(turn, table),
  };
}
