import type { AreaId, Point } from '@thera/board';

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How much of a way has to lead in the direction of the key. */
const LEAST = 0.35;

export const isArrow = (key: string): boolean => Object.hasOwn(DIRECTIONS, key);

/** The neighbour of an area that lies where an arrow key points; the area itself where none does. */
export function neighbourTowards(
  area: AreaId,
  key: string,
  neighbours: readonly AreaId[],
  middleOf: (area: AreaId) => Point | undefined,
): AreaId {
  const direction = DIRECTIONS[key];
  const from = middleOf(area);
  if (direction === undefined || from === undefined) return area;
  let best = { area, merit: LEAST };
  for (const neighbour of neighbours) {
    const to = middleOf(neighbour);
    if (to === undefined) continue;
    const [x, y] = [to[0] - from[0], to[1] - from[1]];
    const merit = (x * direction[0] + y * direction[1]) / Math.hypot(x, y);
    if (merit > best.merit) best = { area: neighbour, merit };
  }
  return best.area;
}

/** The middle of an outline, as far as keys need it. */
export function middleOf(outline: readonly Point[] | undefined): Point | undefined {
  if (outline === undefined || outline.length === 0) return undefined;
  const sum = (n: 0 | 1): number => outline.reduce((total, point) => total + point[n], 0) / outline.length;
  return [sum(0), sum(1)];
}
