import type { Point } from '../../board.ts';
import { short } from '../../svg/shapes.ts';
import { roundedOutline } from '../cell.ts';
import type { MapSide } from '../map-scene.ts';

const APART = 34;

/** Along the border of a zone: beads for blue, small gables for red. */
export function zoneBorder(outline: readonly Point[], side: MapSide): string {
  const ink = `var(--m-${side}-edge)`;
  const signs = along(outline).map(([x, y]) =>
    side === 'blue'
      ? `M${short(x - 6.4)} ${short(y)}a6.4 6.4 0 0 1 12.8 0a6.4 6.4 0 0 1-12.8 0`
      : `M${short(x - 7.5)} ${short(y + 7)}v-8l7.5-8l7.5 8v8Z`,
  );
  return (
    `<path d="${roundedOutline(outline, 16)}" fill="none" stroke="${ink}" stroke-width="4"/>` +
    `<path d="${signs.join('')}" fill="${ink}"/>`
  );
}

/** Points on an outline, evenly apart. */
function along(outline: readonly Point[]): readonly Point[] {
  const lengths = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length]!;
    return Math.hypot(to[0] - from[0], to[1] - from[1]);
  });
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const count = Math.round(whole / APART);
  return Array.from({ length: count }, (_, index) => pointAt(outline, lengths, (whole * index) / count));
}

function pointAt(outline: readonly Point[], lengths: readonly number[], way: number): Point {
  let left = way;
  let side = 0;
  for (; left > lengths[side]!; side++) left -= lengths[side]!;
  const [from, to] = [outline[side]!, outline[(side + 1) % outline.length]!];
  const part = left / lengths[side]!;
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}
