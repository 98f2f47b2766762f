import type { Enemy, Island } from '../island.ts';
import type { Square } from '../squares.ts';
import { movesFrom } from '../turn.ts';
import { areNeighbours } from './distances.ts';

/** The squares where builders can stand after their next step. */
export const stepsIn = (island: Island): readonly Square[] =>
  island.builders.flatMap((builder) => movesFrom(island, builder));

/** The enemies who can be hit with the next turn. */
export const withinReach = (island: Island, steps: readonly Square[] = stepsIn(island)): readonly Enemy[] =>
  island.enemies.filter(({ square }) => isBelow(island, square, steps));

/** Whether somebody on this square can be built over from one of the others. */
function isBelow({ heights }: Island, square: Square, perches: readonly Square[]): boolean {
  for (const perch of perches)
    if (heights[perch]! > heights[square]! && areNeighbours(perch, square)) return true;
  return false;
}
