import { lineNames } from '../line-names.ts';
import type { Drawing } from './drawing.ts';
import { short } from './shapes.ts';

/** How far from the middle of the last square of a line its name is. */
const ASIDE = 0.69;

/** The names of columns and rows on the near and the left rim, turned with the board; a line without ground has none. */
export function coordinates({ projection, shape, quarterTurns }: Drawing): string {
  const { near, left } = lineNames(shape, quarterTurns);
  const text = (x: number, y: number, name: string): string => {
    const [u, v] = projection.at(x, y);
    return `<text x="${short(u)}" y="${short(v + 7)}">${name}</text>`;
  };
  const names = [
    ...near.map(({ name, last }) => text(last.x, last.y - ASIDE, name)),
    ...left.map(({ name, last }) => text(last.x - ASIDE, last.y, name)),
  ];
  return `<g font-family="var(--font-display)" font-size="22" text-anchor="middle" fill="var(--text)">${names.join('')}</g>`;
}
