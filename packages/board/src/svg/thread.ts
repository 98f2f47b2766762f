import type { Scene } from '../scene.ts';
import type { Drawing } from './drawing.ts';
import { lineAround } from './sides-around.ts';

const REACH = 0.485;

/** A thread around the squares of fate, also where several lie side by side. */
export function thread(drawing: Drawing, scene: Scene): string {
  const squares = scene.tokens.filter(({ kind }) => kind === 'fate').map(({ square }) => square);
  return squares.length === 0 ? '' : spun(lineAround(drawing, squares, REACH));
}

/** A thread along a path. */
export const spun = (data: string): string =>
  '<g fill="none" stroke-linecap="round" stroke-linejoin="round">' +
  `<path d="${data}" stroke="var(--mark-casing)" stroke-width="7"/><path d="${data}" stroke="var(--seat-4-edge)" stroke-width="4.4"/>` +
  `<path d="${data}" stroke="var(--seat-4)" stroke-width="2" stroke-dasharray="4 6"/></g>`;
