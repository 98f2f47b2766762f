import type { Coast, Pair } from './coast.ts';
import { roundedCoast } from './coast-bends.ts';
import { sideLoops } from './coast-sides.ts';
import { type Grid, isWhole } from './grid.ts';

/** The coasts of a board as it is seen; around a whole board there is one smooth line of so many points. */
export function coastsOf(seen: Grid, count: number): readonly Coast[] {
  return isWhole(seen) ? [smoothCoast(seen, count)] : sideLoops(seen).map(roundedCoast);
}

/** For five by five; larger boards are squarer, so that corners have as much rim around them. */
const SQUARENESS = 7;

/** Almost a rectangle, with round corners. */
function smoothCoast({ columns, rows }: Grid, count: number): Coast {
  const squareness = (SQUARENESS * (columns + rows)) / 10;
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const reach = (Math.abs(x) ** squareness + Math.abs(y) ** squareness) ** (-1 / squareness);
    const out: Pair = [x * reach, y * reach];
    return { edge: [(out[0] * columns) / 2, (out[1] * rows) / 2], out, normal: [x, y], angle };
  });
}
