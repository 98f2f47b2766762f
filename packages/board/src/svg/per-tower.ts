import type { Square, Tower } from '../scene.ts';
import { sizesOf } from '../tower-sizes.ts';
import type { Drawing } from './drawing.ts';

type OfTower<T> = (drawing: Drawing, tower: Tower, square: Square) => T;

/** Works out what depends on a tower alone only once for each drawing: a tap changes one tower at most. */
export function perTower<T extends object | string>(work: OfTower<T>): OfTower<T> {
  const known = new WeakMap<Drawing, Map<number, T>>();
  return (drawing, tower, square) => {
    const ofDrawing = known.get(drawing) ?? new Map<number, T>();
    known.set(drawing, ofDrawing);
    const [low = 0, middle = 0, high = 0] = sizesOf(tower);
    const key = 64 * (2 * square + Number(tower.dome)) + 16 * low + 4 * middle + high;
    const found = ofDrawing.get(key) ?? work(drawing, tower, square);
    ofDrawing.set(key, found);
    return found;
  };
}
