import type { Cell } from '@thera/board';

/** Numbers from 0 to 1 that are the same at every start and others in every area. */
export function seededBy(area: string): () => number {
  let state = [...area].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 2147483647;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

/** So many points in the box of an area. */
export function scattered({ area, box }: Cell, count: number): readonly (readonly [x: number, y: number])[] {
  const random = seededBy(area);
  return Array.from({ length: count }, () => [
    Math.round(box.left + random() * (box.right - box.left)),
    Math.round(box.top + random() * (box.bottom - box.top)),
  ]);
}

/** Numbers from one to another, evenly apart. */
export const evenly = (from: number, to: number, apart: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil((to - from) / apart)) }, (_, index) => from + index * apart);
