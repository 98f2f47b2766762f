import type { Danger, DangerKind, Scene, Square } from '../scene.ts';
import { type Drawing, seenAt } from './drawing.ts';
import type { Point } from './projection.ts';
import { footprint, outlineOf, pair } from './shapes.ts';
import { domeRadius, roofOf, topStorey } from './storeys.ts';
import { textChip } from './text-chip.ts';

/** How far within the edge of a roof or a slab. */
const WITHIN = { roof: 0.03, ground: 0.015 };
const TEETH = 6;
const TOOTH = 0.078;
const HATCHES = [-1.8, -1.2, -0.6, 0, 0.6, 1.2, 1.8];
const HATCHED = 0.92;
/** On small roofs a chip lies a little outside, so that it leaves room for a mark. */
const CHIP = { share: 0.55, beyond: 0.11 };
/** Around a dome there must be something to see. */
const AROUND_DOME = 0.06;
const WATCHED = { share: 0.84, corner: 0.1 };

/** What may happen on a square, along the edge of what one stands on there. */
export function dangerOn(drawing: Drawing, scene: Scene, square: Square): string {
  const danger = scene.dangers?.find((each) => each.square === square);
  return (
    (scene.watched === square ? watchedLine(drawing, scene, square) : '') +
    (danger === undefined
      ? ''
      : `<g class="danger">${OUTLINES[danger.kind](surfaceOf(drawing, scene, square))}</g>`)
  );
}

/** When it may happen, on chips at the far right corners. */
export function dangerChips(drawing: Drawing, scene: Scene): string {
  return (scene.dangers ?? [])
    .map(({ square, text }: Danger) => {
      if (text === undefined) return '';
      const { at, half } = surfaceOf(drawing, scene, square);
      const out = half * CHIP.share + CHIP.beyond;
      return textChip(drawing, at(out, out), text);
    })
    .join('');
}

/** What one stands on, with the points on it counted from its middle. */
interface Surface {
  readonly at: (east: number, north: number) => Point;
  readonly half: number;
}

function surfaceOf(drawing: Drawing, scene: Scene, square: Square): Surface {
  const { blocks, dome } = scene.towers[square]!;
  const { x, y } = seenAt(drawing, square);
  const half = topStorey(blocks).half - (blocks > 0 ? WITHIN.roof : WITHIN.ground);
  return {
    at: (east, north) => drawing.projection.at(x + east, y + north, roofOf(blocks)),
    half: dome ? Math.max(half, domeRadius(blocks) + AROUND_DOME) : half,
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
    const data = outlineOf(teethOf(surface));
    return line(data, 'mark-casing', 7.4) + line(data, 'enemy-edge', 3.8);
  },
  end(surface) {
    const data = edgeOf(surface);
    const hatching = `<path d="${hatchesOf(surface)}" stroke="var(--enemy-edge)" stroke-opacity=".34" stroke-width="3.4"/>`;
    return (
      hatching +
      line(data, 'mark-casing', 12) +
      line(data, 'enemy-edge', 8.8) +
      line(data, 'mark-casing', 2.4)
    );
  },
};

function teethOf({ at, half }: Surface): readonly Point[] {
  const step = (2 * half) / (2 * TEETH);
  return [0, 1, 2, 3].flatMap((side) =>
    Array.from({ length: 2 * TEETH }, (_, tooth): Point => {
      const [along, out] = [tooth * step - half, tooth % 2 === 0 ? half : half - TOOTH];
      const [cosine, sine] = QUARTERS[side]!;
      return at(along * cosine - out * sine, along * sine + out * cosine);
    }),
  );
}

const QUARTERS = [
  [1, 0],
  [0, -1],
  [-1, 0],
  [0, 1],
] as const;

function hatchesOf({ at, half }: Surface): string {
  const most = half * HATCHED;
  return HATCHES.map((offset) => {
    const [from, to] = [Math.max(-1, -1 - offset), Math.min(1, 1 - offset)];
    const end = (along: number): string => pair(at(along * most, (along + offset) * most));
    return `M${end(from)}L${end(to)}`;
  }).join('');
}

function watchedLine(drawing: Drawing, scene: Scene, square: Square): string {
  const { at, half } = surfaceOf(drawing, scene, square);
  const data = outlineOf(footprint(0, 0, half * WATCHED.share, WATCHED.corner).map(([x, y]) => at(x, y)));
  return line(data, 'mark-casing', 8) + line(data, 'enemy-edge', 4);
}
