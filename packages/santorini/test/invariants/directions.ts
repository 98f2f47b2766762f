import { directionKept } from '../card-memory.ts';
import type { Square } from '../naive/board.ts';
import { directionOf, isDiagonal } from '../naive/directions.ts';
import { atWork, has, type Scene } from '../scene.ts';
import type { Story } from '../story.ts';

/** Whether Aeolus and Hippolyta let a worker of a side, counted from 0, step in that direction. */
export function isOpenWay(scene: Scene, side: number, isFemale: boolean, from: Square, to: Square): boolean {
  const direction = directionOf(from, to);
  if (atWork(scene, 'aeolus').some((card) => directionKept(card) === direction)) return false;
  const amazons = atWork(scene, 'hippolyta').filter((card) => !isFemale || card.side !== side + 1);
  return amazons.length === 0 || isDiagonal(direction);
}

/** Aeolus: nobody moves against the wind. Hippolyta: everybody but her female moves diagonally. */
export function directionFault(scene: Scene, { steps }: Story): string | undefined {
  let marks = scene.position.females;
  for (const { sign, from, to, side, landing } of steps) {
    const isFemale = has(marks, from);
    if ('msp'.includes(sign) && !isOpenWay(scene, side, isFemale, from, to))
      return 'a step in a direction that is closed';
    if (!'mspfye'.includes(sign)) continue;
    const swapped = 'spe'.includes(sign) && has(marks, to);
    marks &= ~((1 << from) | (1 << to));
    if (isFemale) marks |= 1 << to;
    if (swapped) marks |= 1 << (sign === 'e' ? from : landing);
  }
  return undefined;
}
