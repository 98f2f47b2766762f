import { squareAt } from '../quarter-turns.ts';
import type { Square } from '../scene.ts';
import { short } from './shapes.ts';
import type { Stage } from './stage.ts';

const RIM = 2.69;
const LINES = [-2, -1, 0, 1, 2] as const;
const letter = (square: Square): string => 'ABCDE'[square % 5]!;
const digit = (square: Square): string => `${5 - Math.floor(square / 5)}`;

/** The names of columns and rows on the near and the left rim, turned with the island. */
export function coordinates({ projection, quarterTurns }: Stage): string {
  const isUpright = quarterTurns % 2 === 0;
  const near = isUpright ? letter : digit;
  const left = isUpright ? digit : letter;
  const text = (x: number, y: number, name: string): string => {
    const [u, v] = projection.at(x, y);
    return `<text x="${short(u)}" y="${short(v + 7)}">${name}</text>`;
  };
  const names = LINES.map(
    (line) =>
      text(line, -RIM, near(squareAt({ x: line, y: -2 }, quarterTurns))) +
      text(-RIM, line, left(squareAt({ x: -2, y: line }, quarterTurns))),
  );
  return `<g font-family="var(--font-display)" font-size="22" text-anchor="middle" fill="var(--text)">${names.join('')}</g>`;
}
