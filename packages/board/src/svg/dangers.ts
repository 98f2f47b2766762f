import { hatchesOf, teethOf } from '../danger-lines.ts';
import type { Danger, DangerKind, Scene, Square } from '../scene.ts';
import { type Drawing, seenAt } from './drawing.ts';
import type { Point } from './projection.ts';
import { footprint, outlineOf, pair } from './shapes.ts';
import { domeRadius, roofOf, topStorey } from './storeys.ts';
import { textChip } from './text-chip.ts';

/** How far within the edge of a roof or a slab. */
const WITHIN = { roof: 0.03, ground: 0.015 };
/** On small roofs a chip lies a little outside, so that it leaves room for a mark. */
const CHIP = { share: 0.55, beyond: 0.11 };
/** Around a dome there must be something to see. */
const AROUND_DOME = 0.06;
const WATCHED = { share: 0.84, corner: 0.1 };

/** What may happen on a square, along the edge of what one stands on there. */
export function dangerOn(drawing: Drawing, scene: Scene, square: Square): string {
  const danger = scene.dangers?.find((each) => each.square === square);
  return danger === undefined
    ? ''
    : `<g class="danger">${OUTLINES[danger.kind](surfaceOf(drawing, scene, square))}</g>`;
}

/** When it may happen, on chips at the far right corners. */
export function dangerChips(drawing: Drawing, scene: Scene): readonly string[] {
  return (scene.dangers ?? []).flatMap(({ square, text }: Danger) => {
    if (text === undefined) return [];
    const { at, half } = surfaceOf(drawing, scene, square);
    const out = half * CHIP.share + CHIP.beyond;
    return [textChip(drawing, at(out, out), text)];
  });
}

/** What one stands on, with the points on it counted from its middle. */
interface Surface {
  readonly at: (east: number, north: number) => Point;
  readonly half: number;
}

function surfaceOf(drawing: Drawing, scene: Scene, square: Square): Surface {
  const tower = scene.towers[square]!;
  const { blocks, dome } = tower;
  const { x, y } = seenAt(drawing, square);
  const half = topStorey(tower).half - (blocks > 0 ? WITHIN.roof : WITHIN.ground);
  return {
    at: (east, north) => drawing.projection.at(x + east, y + north, roofOf(blocks)),
    half: dome ? Math.max(half, domeRadius(tower) + AROUND_DOME) : half,
  };
}

const line = (data: string, colour: string, width: number, more = ''): string =>
  `<path d="${data}" fill="none" stroke="var(--${colour})" stroke-width="${width}" stroke-linejoin="round"${more}/>`;

const edgeOf = ({ at, half }: Surface): string =>
  outlineOf([at(-half, -half), at(half, -half), at(half, half), at(-half, half)]);

/** Dots, teeth, or a double line with hatching: told apart without any colour. */
const OUTLINES: Readonly<Record<DangerKind, (surface: Surface) => string>> = {
  step(surface) {
    const data = edgeOf(surface);
    const dots = ' stroke-linecap="round" stroke-dasharray=".1 11.5"';
    return line(data, 'mark-casing', 9.4) + line(data, 'enemy-edge', 6.6, dots);
  },
  strike(surface) {
    const data = outlineOf(teethOf(surface.half).map((point) => surface.at(...point)));
    return line(data, 'mark-casing', 7.4) + line(data, 'enemy-edge', 3.8);
  },
  end(surface) {
    const data = edgeOf(surface);
    const lines = hatchesOf(surface.half).map(
      (ends) => `M${ends.map((end) => pair(surface.at(...end))).join('L')}`,
    );
    const hatching = `<path d="${lines.join('')}" stroke="var(--enemy-edge)" stroke-opacity=".34" stroke-width="3.4"/>`;
    return (
      hatching +
      line(data, 'mark-casing', 12) +
      line(data, 'enemy-edge', 8.8) +
      line(data, 'mark-casing', 2.4)
    );
  },
};

/** A line around a square that somebody watches. */
export function watchedLine(drawing: Drawing, scene: Scene, square: Square): string {
  const { at, half } = surfaceOf(drawing, scene, square);
  const data = outlineOf(footprint(0, 0, half * WATCHED.share, WATCHED.corner).map(([x, y]) => at(x, y)));
  return `<g>${line(data, 'mark-casing', 8)}${line(data, 'enemy-edge', 4)}</g>`;
}
