import { linesAround } from '../lines-around.ts';
import type { Scene } from '../scene.ts';
import type { Drawing } from './drawing.ts';
import { pair } from './shapes.ts';

const REACH = 0.485;

/** A thread around the squares of fate, also where several lie side by side. */
export function thread({ projection, shape, quarterTurns }: Drawing, scene: Scene): string {
  const squares = scene.tokens.filter(({ kind }) => kind === 'fate').map(({ square }) => square);
  if (squares.length === 0) return '';
  const lines = linesAround({ shape, quarterTurns, squares }, REACH);
  return spun(
    lines.map(([from, to]) => `M${pair(projection.at(...from))}L${pair(projection.at(...to))}`).join(''),
  );
}

/** A thread along a path. */
export const spun = (data: string): string =>
  '<g fill="none" stroke-linecap="round" stroke-linejoin="round">' +
  `<path d="${data}" stroke="var(--mark-casing)" stroke-width="7"/><path d="${data}" stroke="var(--seat-4-edge)" stroke-width="4.4"/>` +
  `<path d="${data}" stroke="var(--seat-4)" stroke-width="2" stroke-dasharray="4 6"/></g>`;
