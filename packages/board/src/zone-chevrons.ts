import type { Pair } from './coast.ts';
import { waysOutOf } from './lines-around.ts';
import { type Place, type QuarterTurns, turned } from './quarter-turns.ts';
import { OUTWARD, rimSide, type Side } from './rim-side.ts';
import type { Scene, Square, Tower, Zone } from './scene.ts';

/** How far a line around a zone is from the middles of its squares. */
export const ZONE_REACH = 0.485;

/** A chevron on a square of a zone. */
export interface ZoneChevron {
  readonly square: Square;
  /** Arm, tip, arm, from the middle of the square as it is seen. */
  readonly points: readonly [Pair, Pair, Pair];
  readonly isFine: boolean;
}

/** Half its width, where its arms begin, and where its tip is; both along the way out. */
interface Measures {
  readonly half: number;
  readonly from: number;
  readonly tip: number;
}

const OUTWARDS: readonly Measures[] = [
  { half: 0.2, from: -0.085, tip: 0.045 },
  { half: 0.2, from: 0.135, tip: 0.265 },
];
const INWARDS: Measures = { half: 0.15, from: 0.43, tip: 0.325 };
/** Of half the width of the roof. */
const ON_ROOF: Measures = { half: 0.46, from: -0.16, tip: 0.16 };
const TOWARDS_VIEWER: Place = { x: 0, y: -1 };

/**
 * On each square two chevrons that point off the board, or inwards on squares from which no way leads off it. On a
 * building there is one, on its roof, of which half the width is given; on a dome there is no room.
 */
export function zoneChevrons(
  { shape, towers }: Scene,
  { squares }: Zone,
  quarterTurns: QuarterTurns,
  roofHalf: (tower: Tower) => number,
): readonly ZoneChevron[] {
  return squares.flatMap((square): readonly ZoneChevron[] => {
    const tower = towers[square]!;
    const side = rimSide(shape, square, squares);
    const out = side && OUTWARD[turned(side, quarterTurns) as Side];
    if (tower.dome) return [];
    if (tower.blocks > 0) {
      const points = pointsOf(out ?? TOWARDS_VIEWER, ON_ROOF, roofHalf(tower));
      return [{ square, isFine: true, points }];
    }
    if (out) return OUTWARDS.map((measures) => ({ square, isFine: false, points: pointsOf(out, measures) }));
    return waysOutOf({ shape, quarterTurns, squares }, square).map((way) => ({
      square,
      isFine: true,
      points: pointsOf(way, INWARDS),
    }));
  });
}

function pointsOf(way: Place, { half, from, tip }: Measures, size = 1): ZoneChevron['points'] {
  const at = (out: number, aside: number): Pair => [
    (way.x * out + way.y * aside) * size,
    (way.y * out + way.x * aside) * size,
  ];
  return [at(from, -half), at(tip, 0), at(from, half)];
}
