import type { Square, Tower } from '../scene.ts';
import type { Drawing } from './drawing.ts';

type OfTower<T> = (drawing: Drawing, tower: Tower, square: Square) => T;

/** Works out what depends on a tower alone only once for each drawing: a tap changes one tower at most. */
export function perTower<T extends object | string>(work: OfTower<T>): OfTower<T> {
  const known = new WeakMap<Drawing, Map<number, T>>();
  return (drawing, tower, square) => {
    const ofDrawing = known.get(drawing) ?? new Map<number, T>();
    known.set(drawing, ofDrawing);
    const key = square * 8 + tower.blocks * 2 + Number(tower.dome);
    const found = ofDrawing.get(key) ?? work(drawing, tower, square);
    ofDrawing.set(key, found);
    return found;
  };
}
