import type { Coast } from '../coast.ts';
import { isWhole } from '../grid.ts';
import type { Drawing } from './drawing.ts';
import { paint } from './paint.ts';
import type { Point } from './projection.ts';
import { hull, outlineOf, pair } from './shapes.ts';
import { cliffReach, coastRing, rimRing, type Shore } from './shore.ts';

/** A layer of rock: how far out and how high its lower and its upper edge are. */
interface Stratum {
  readonly colour: string;
  readonly bottom: number;
  readonly low: number;
  readonly top: number;
  readonly high: number;
  readonly wobble: number;
  readonly phase: number;
}

/** How far out the cliff meets the sea. */
export const CLIFF_FOOT = 0.7;

/** From the sea up: whatever is seen of a lower layer is hidden by nothing but higher ones. */
const STRATA: readonly [Stratum, Stratum, Stratum, Stratum] = [
  { colour: 'rock-4', bottom: CLIFF_FOOT, low: -1.02, top: 0.62, high: -0.72, wobble: 0.013, phase: 2 },
  { colour: 'rock-3', bottom: 0.61, low: -0.74, top: 0.55, high: -0.44, wobble: 0.01, phase: 0.8 },
  { colour: 'rock-2', bottom: 0.55, low: -0.46, top: 0.5, high: -0.2, wobble: 0.008, phase: 1.7 },
  { colour: 'rock-1', bottom: 0.5, low: -0.22, top: 0.45, high: -0.02, wobble: 0.006, phase: 0.3 },
];
/** Of rafts there are two layers, and they are straight. */
const PLANKS: readonly Stratum[] = [
  { colour: 'wood-edge', bottom: 0.5, low: -1.02, top: 0.47, high: -0.5, wobble: 0, phase: 2 },
  { colour: 'wood', bottom: 0.49, low: -0.52, top: 0.45, high: -0.02, wobble: 0, phase: 0.3 },
];
/** A wall that leans back is still seen when it looks a little away. */
const LEAN = -0.35;
/** Walls that look so far to the right lie in the shade. */
const LEE = 0.6;

/** All cliffs of an island, and the side of them that is away from the sun. */
export function cliffs(drawing: Drawing, shore: Shore, fine: boolean): string {
  const strata = (drawing.seen.isTimber ? PLANKS : STRATA)
    .map((layer) => stratum(drawing, shore, layer, fine))
    .join('');
  return isWhole(drawing.seen) ? strata + lee(drawing, shore) : strata;
}

function stratum(drawing: Drawing, shore: Shore, layer: Stratum, fine: boolean): string {
  const walls = shore.coasts.map((coast) => wallOf(drawing, shore, coast, layer));
  const data = walls.map((wall) =>
    isWhole(drawing.seen) ? outlineOf(hull([...wall.low, ...wall.high])) : seenWall(drawing, wall, LEAN, -2),
  );
  const rock = `<path d="${data.join('')}" fill="var(--${layer.colour})"/>`;
  const seed = Math.round((2.5 + layer.bottom) * 100);
  return rock + shadeOf(drawing, walls) + (fine ? cracks(drawing, walls, seed) : '');
}

interface Wall {
  readonly coast: Coast;
  readonly low: readonly Point[];
  readonly high: readonly Point[];
  /** The edge of the rim above. */
  readonly rim: readonly Point[];
}

function wallOf(drawing: Drawing, shore: Shore, coast: Coast, layer: Stratum): Wall {
  const line = (reach: number, z: number, wobble: number): readonly Point[] =>
    coastRing(drawing, coast, cliffReach(shore, reach), z * shore.height, wobble * shore.height, layer.phase);
  return {
    coast,
    low: line(layer.bottom, layer.low, layer.wobble),
    high: line(layer.top, layer.high, layer.wobble * 0.7),
    rim: rimRing(drawing, coast),
  };
}

/** How much a part of a coast looks at the viewer. */
const frontOf = ({ projection }: Drawing, [x, y]: Coast[number]['normal']): number =>
  x * projection.sinYaw - y * projection.cosYaw;

/**
 * The parts of a wall that look at the viewer, and at least so far to the right, as path data. They reach up to the rim,
 * behind the layers above, so that nothing shines through between two layers.
 */
function seenWall(drawing: Drawing, { coast, low, rim }: Wall, front: number, right: number): string {
  const isSeen = coast.map(({ normal }) => frontOf(drawing, normal) > front && normal[0] > right);
  const parts = coast.map((_, index) => {
    const next = (index + 1) % coast.length;
    if (!isSeen[index] && !isSeen[next]) return '';
    return outlineOf([low[index]!, low[next]!, rim[next]!, rim[index]!]);
  });
  return parts.join('');
}

/** Where land has gaps, each layer has its own shade: what is nearer must not be shaded by what is behind it. */
function shadeOf(drawing: Drawing, walls: readonly Wall[]): string {
  if (isWhole(drawing.seen)) return '';
  const data = walls.map((wall) => seenWall(drawing, wall, LEAN, LEE)).join('');
  return `<path d="${data}" fill="var(--shadow)" opacity=".3"/>`;
}

function cracks(drawing: Drawing, walls: readonly Wall[], seed: number): string {
  const data = walls.flatMap(({ coast, low, high }) =>
    low.map((foot, index) => {
      const isInFront = frontOf(drawing, coast[index]!.normal) > -0.02;
      if (!isInFront || (index * 7 + seed) % 3 === 0) return '';
      const head = high[index]!;
      return `M${pair(foot)}L${pair([head[0] + (foot[0] - head[0]) / 4, head[1] + (foot[1] - head[1]) / 4])}`;
    }),
  );
  return `<path d="${data.join('')}" fill="none" stroke="var(--shadow)" stroke-opacity=".2" stroke-width="2.2" stroke-linecap="round"/>`;
}

/** The cliff of a whole island on the side away from the sun. */
function lee(drawing: Drawing, shore: Shore): string {
  const [lowest, , , highest] = STRATA;
  const [coast] = shore.coasts as readonly [Coast];
  const foot = coastRing(drawing, coast, lowest.bottom, lowest.low, lowest.wobble, lowest.phase);
  const head = coastRing(drawing, coast, highest.top, highest.high, highest.wobble, highest.phase);
  return `<path d="${outlineOf(hull([...foot, ...head]))}" fill="${paint(drawing, 'lee')}"/>`;
}
