import type { PieceView } from '../piece-set.ts';
import { turned } from '../quarter-turns.ts';
import { DIRECTIONS, type Direction, type Hits, type Piece } from '../scene.ts';
import type { Drawing } from './drawing.ts';
import type { Point } from './projection.ts';
import { footprint, outlineOf, short } from './shapes.ts';

/** A ring, and over it a crescent with a point. */
const RING = 0.3;
const PROW = { outer: 0.335, inner: 0.235, ends: 0.265, tip: 0.545, spread: (78 * Math.PI) / 180 };
const STEPS = 20;
/** So far to each side of the point the crescent leaves the ring. */
const STEM = 0.24;
const HITS = { gap: 26, below: 6, beside: 26, near: 21 };
const DIAMOND = 'M0-9.6L9.6 0L0 9.6L-9.6 0Z';

/** A ring on the ground with a prow towards where a piece looks; hollow if it does not know where. */
export function base(
  drawing: Drawing,
  { isStunned }: Piece,
  facing: Direction,
  accent: string | undefined,
): string {
  const ring = footprint(0, 0, RING, RING, 8).map(([x, y]) => drawing.projection.at(x, y));
  const prow = isStunned
    ? 'fill="var(--plaster-lit)" fill-opacity=".85" stroke-width="2.6" stroke-dasharray="5 4"'
    : `${filledWith(accent)} stroke-width="2.8"`;
  return (
    '<g stroke="currentColor" stroke-linejoin="round">' +
    `<path d="${outlineOf(ring)}" fill="currentColor" fill-opacity=".24" stroke-width="4.2"/>` +
    `<path class="prow" d="${prowTowards(drawing, angleOf(drawing, facing))}" ${prow}/></g>`
  );
}

/** The angle of a direction as it is seen: 0 is to the right, growing counter-clockwise. */
export function angleOf({ quarterTurns }: Drawing, direction: Direction): number {
  const compass = DIRECTIONS.indexOf(turned(direction, quarterTurns));
  return Math.PI / 2 - (compass * Math.PI) / 4;
}

/** The outline of a prow, as path data. */
export const prowTowards = (drawing: Drawing, angle: number): string => outlineOf(prowOf(drawing, angle));

function prowOf({ projection }: Drawing, ahead: number): readonly Point[] {
  const { outer, inner, ends, tip, spread } = PROW;
  const at = (angle: number, distance: number): Point =>
    projection.at(Math.cos(ahead + angle) * distance, Math.sin(ahead + angle) * distance);
  const turns = Array.from({ length: STEPS + 1 }, (_, step) => spread * ((2 * step) / STEPS - 1));
  return [
    ...turns.filter((angle) => angle < -STEM).map((angle) => at(angle, outer)),
    at(0, tip),
    ...turns.filter((angle) => angle > STEM).map((angle) => at(angle, outer)),
    ...turns.toReversed().map((angle) => at(angle, inner + (ends - inner) * (Math.abs(angle) / spread) ** 2)),
  ];
}

/** Diamonds at the near edge of the base, full for the hits that are left; beside the prow if it points at the viewer. */
export function hits(
  { projection }: Drawing,
  { left, of }: Hits,
  view: PieceView,
  accent: string | undefined,
): string {
  const { gap, below, beside, near } = HITS;
  const flatness = projection.flatness / 0.766;
  const at = (index: number): string => {
    if (view !== 'front') return `${(index - (of - 1) / 2) * gap} ${short(23 * flatness + below)}`;
    const side = of === 1 || index * 2 >= of ? 1 : -1;
    return `${side * beside} ${short(near * flatness)}`;
  };
  const diamonds = Array.from({ length: of }, (_, index) =>
    index < left
      ? `<path class="hit" d="${DIAMOND}" transform="translate(${at(index)})" ${filledWith(accent)} stroke-width="3"/>`
      : `<path d="${DIAMOND}" transform="translate(${at(index)})" fill="var(--plaster-lit)" stroke-width="3.6"/>`,
  );
  return `<g stroke="currentColor" stroke-linejoin="round">${diamonds.join('')}</g>`;
}

const filledWith = (accent: string | undefined): string => (accent === undefined ? '' : `fill="${accent}"`);
