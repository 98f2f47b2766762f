import type { AreaId, Point } from '@thera/board';

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What lies aside counts for so much more than what lies ahead. */
const ASIDE = 2;

/**
 * The neighbour that an arrow key leads to as the map lies on the screen: the one that is most in that direction, or the
 * area itself where there is none. Undefined for other keys.
 */
export function areaInDirection(
  outlines: ReadonlyMap<AreaId, readonly Point[]>,
  neighbours: readonly AreaId[],
  from: AreaId,
  key: string,
): AreaId | undefined {
  const direction = DIRECTIONS[key];
  const outline = outlines.get(from);
  if (direction === undefined || outline === undefined) return undefined;
  const [x, y] = middleOf(outline);
  const ahead = neighbours.flatMap((area) => {
    const middle = middleOf(outlines.get(area) ?? outline);
    const [right, down] = [middle[0] - x, middle[1] - y];
    const along = right * direction[0] + down * direction[1];
    const aside = Math.abs(right * direction[1] + down * direction[0]);
    return along > 0 && aside <= along * ASIDE ? [{ area, far: along + ASIDE * aside }] : [];
  });
  return ahead.reduce((nearest, other) => (other.far < nearest.far ? other : nearest), {
    area: from,
    far: Number.POSITIVE_INFINITY,
  }).area;
}

const middleOf = (outline: readonly Point[]): Point => [
  outline.reduce((sum, [x]) => sum + x, 0) / outline.length,
  outline.reduce((sum, [, y]) => sum + y, 0) / outline.length,
];
