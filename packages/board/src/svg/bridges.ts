import type { Bridge } from '../grid.ts';
import { readingOrder } from '../quarter-turns.ts';
import type { Square } from '../scene.ts';
import { type Drawing, seenAt } from './drawing.ts';
import type { Point } from './projection.ts';
import { outlineOf, pair } from './shapes.ts';

/** How far from the middles of its squares a bridge ends, half its breadth, how high it is there, and how thick. */
const DECK = { end: 0.47, half: 0.17, lift: 0.03, thickness: 0.06 };
const PLANKS = 7;
/** Posts and the rope between them, which hangs a little. */
const RAIL = { post: 0.26, rope: 0.23, sag: 0.07 };

/** The bridges that are drawn right after a square: what is nearer than a bridge hides it. */
export function bridgesAfter(drawing: Drawing, square: Square): string {
  const { shape } = drawing;
  return shape.bridges
    .filter((bridge) => lastBehind(drawing, bridge) === square)
    .map((bridge) => bridgeOf(drawing, bridge))
    .join('');
}

/** The last square in reading order that lies no nearer than the middle of a bridge. */
function lastBehind(drawing: Drawing, bridge: Bridge): Square | undefined {
  const { shape, quarterTurns } = drawing;
  const [a, b] = [seenAt(drawing, bridge.from), seenAt(drawing, bridge.to)];
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  return readingOrder(shape, quarterTurns).findLast((square) => {
    const place = seenAt(drawing, square);
    return place.y > y || (place.y === y && place.x < x);
  });
}

function bridgeOf(drawing: Drawing, { from, to }: Bridge): string {
  const [a, b] = [seenAt(drawing, from), seenAt(drawing, to)];
  const whole = Math.hypot(b.x - a.x, b.y - a.y);
  const [east, north] = [(b.x - a.x) / whole, (b.y - a.y) / whole];
  const rise = 0.07 + 0.03 * whole;
  const steps = Math.round(PLANKS * whole);
  const at = (share: number, side: number, lift = 0): Point => {
    const along = DECK.end + (whole - 2 * DECK.end) * share;
    return drawing.projection.at(
      a.x + east * along - north * side * DECK.half,
      a.y + north * along + east * side * DECK.half,
      DECK.lift + rise * Math.sin(Math.PI * share) + lift,
    );
  };
  const line = (side: number, lift = 0): readonly Point[] =>
    Array.from({ length: steps + 1 }, (_, step) => at(step / steps, side, lift));
  const rail = (side: number): string => {
    const rope = Array.from({ length: steps + 1 }, (_, step) =>
      at(step / steps, side, RAIL.rope - RAIL.sag * Math.sin((Math.PI * step) / steps)),
    );
    const posts = [0, 0.5, 1].map(
      (share) =>
        `M${pair(at(share, side))}L${pair(at(share, side, RAIL.post - RAIL.sag * Math.sin(Math.PI * share)))}`,
    );
    return (
      `<path d="M${rope.map(pair).join('L')}" stroke-width="2.6"/>` +
      `<path d="${posts.join('')}" stroke-width="5" stroke-linecap="round"/>`
    );
  };
  // The side that looks at the viewer is drawn last.
  const near = east > 0 || north > 0 ? -1 : 1;
  const planks = Array.from({ length: steps - 1 }, (_, step) => {
    const share = (step + 1) / steps;
    return `M${pair(at(share, -1))}L${pair(at(share, 1))}`;
  });
  const thickness = outlineOf([...line(near), ...line(near, -DECK.thickness).toReversed()]);
  const deck = outlineOf([...line(-1), ...line(1).toReversed()]);
  return (
    `<g class="bridge" fill="none" stroke="var(--rope)">${rail(-near)}` +
    `<path d="${thickness}" fill="var(--wood-edge)" stroke="var(--wood-edge)" stroke-width="2"/>` +
    `<path d="${deck}" fill="var(--wood)" stroke="var(--wood-edge)" stroke-width="2.6" stroke-linejoin="round"/>` +
    `<path d="${planks.join('')}" stroke="var(--wood-edge)" stroke-opacity=".7" stroke-width="2"/>${rail(near)}</g>`
  );
}
