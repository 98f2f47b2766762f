import { columnName, rowName } from '../grid.ts';
import { readingOrder } from '../quarter-turns.ts';
import type { Square } from '../scene.ts';
import { type Drawing, seenAt } from './drawing.ts';
import { short } from './shapes.ts';

/** How far from the middle of the last square of a line its name is. */
const ASIDE = 0.69;

/** The names of columns and rows on the near and the left rim, turned with the board; a line without ground has none. */
export function coordinates(drawing: Drawing): string {
  const isUpright = drawing.quarterTurns % 2 === 0;
  const near = isUpright ? columnName : rowName;
  const left = isUpright ? rowName : columnName;
  const order = readingOrder(drawing.shape, drawing.quarterTurns);
  const text = (x: number, y: number, name: string): string => {
    const [u, v] = drawing.projection.at(x, y);
    return `<text x="${short(u)}" y="${short(v + 7)}">${name}</text>`;
  };
  const names = [
    ...firsts(drawing, order.toReversed(), 'x').map((square) => {
      const { x, y } = seenAt(drawing, square);
      return text(x, y - ASIDE, near(drawing.shape, square));
    }),
    ...firsts(drawing, order, 'y').map((square) => {
      const { x, y } = seenAt(drawing, square);
      return text(x - ASIDE, y, left(drawing.shape, square));
    }),
  ];
  return `<g font-family="var(--font-display)" font-size="22" text-anchor="middle" fill="var(--text)">${names.join('')}</g>`;
}

/** The first square of every line along an axis. */
function firsts(drawing: Drawing, order: readonly Square[], axis: 'x' | 'y'): readonly Square[] {
  const line = (square: Square): number => seenAt(drawing, square)[axis];
  return order.filter((square, index) => order.findIndex((other) => line(other) === line(square)) === index);
}
