import { DOMED, type Island } from './island.ts';
import { canClimb } from './orders.ts';
import { NEIGHBOURS, type Square } from './squares.ts';

/** A whole turn: a builder moves, then builds. */
export interface Turn {
  readonly from: Square;
  readonly to: Square;
  readonly on: Square;
}

/** What a turn needs to know of the island. */
type Ground = Pick<Island, 'heights' | 'builders' | 'enemyOn' | 'isOccupied'>;

/** Where the builder on a square can move. */
export function movesFrom(island: Ground, from: Square): readonly Square[] {
  return NEIGHBOURS[from]!.filter((to) => canStep(island, from, to));
}

const canStep = (island: Ground, from: Square, to: Square): boolean =>
  canClimb(island, from, to) && !island.isOccupied(to);

/** Where a builder that has moved can build: a free square that is not complete, or a lower one with an enemy on it. */
export function buildsFrom(island: Ground, from: Square, to: Square): readonly Square[] {
  return NEIGHBOURS[to]!.filter((on) => {
    if (island.heights[on]! >= DOMED) return false;
    if (island.enemyOn(on) !== undefined) return island.heights[on]! < island.heights[to]!;
    return on === from || !island.builders.includes(on);
  });
}

export function turnsOf(island: Ground): readonly Turn[] {
  return island.builders.flatMap((from) =>
    movesFrom(island, from).flatMap((to) => buildsFrom(island, from, to).map((on) => ({ from, to, on }))),
  );
}

/** Whether there is any turn: who can move can always build where it came from. */
export const hasTurn = (island: Ground): boolean =>
  island.builders.some((from) => NEIGHBOURS[from]!.some((to) => canStep(island, from, to)));

/** Takes a turn that is possible. */
export function takeTurn(island: Island, { from, to, on }: Turn): void {
  island.happen({ kind: 'moved', from, to });
  buildOn(island, on);
  island.turns += 1;
}

/** The second half of a turn: a block, a dome, or a blow for who stands there. */
export function buildOn(island: Island, on: Square): void {
  const enemy = island.enemyOn(on);
  if (enemy === undefined) island.happen({ kind: 'built', square: on });
  else island.happen({ kind: enemy.hits > 1 ? 'stunned' : 'defeated', enemy: enemy.id, square: on });
}
