import { terrainIn } from '../field.ts';
import type { State } from '../state.ts';
import { placeOf, type Square } from '../terrain.ts';

const LETTERS = 'ABCDEFGH';

/** A square by a letter from the left and a number from below. */
export function squareName(state: State, square: Square): string {
  const terrain = terrainIn(state);
  const [x, y] = placeOf(terrain, square);
  return `${LETTERS[x]}${terrain.rows - y}`;
}
