import type { Grid } from '../grid.ts';
import { projectionOf, UNIT, VIEWS, type View } from './projection.ts';

/** The part of a drawing that is shown: its left upper corner and its size. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** How large an element is, in pixels. */
export type Size = Pick<Frame, 'width' | 'height'>;

/** How a board is seen in a page. */
export type ViewName = 'wide' | 'tall' | 'largeWide' | 'largeTall';

/** What has to be in the picture of five by five squares; on phones the cliffs may lie beyond its sides. */
const NEEDED: Readonly<Record<ViewName, Frame>> = {
  wide: { left: -413, top: -346, width: 826, height: 729 },
  tall: { left: -328, top: -335, width: 656, height: 700 },
  largeWide: { left: -383, top: -336, width: 766, height: 703 },
  largeTall: { left: -294, top: -322, width: 588, height: 669 },
};
/** The same with all of the island, where it is not in the picture anyway. */
const WHOLE: Readonly<Record<ViewName, Frame>> = {
  ...NEEDED,
  tall: { left: -384, top: -335, width: 768, height: 700 },
  largeTall: { left: -356, top: -322, width: 712, height: 669 },
};
const USUAL_SIDE = 5;
const NARROW = 600;

/** Which view serves a board in an element of this size. */
export function viewFor({ columns, rows }: Grid, width: number, height: number): ViewName {
  const isTall = width < NARROW || width < height;
  if (Math.max(columns, rows) <= USUAL_SIDE) return isTall ? 'tall' : 'wide';
  return isTall ? 'largeTall' : 'largeWide';
}

/** The frame of five by five squares made to hold a board of other sides, as it is seen. */
export function grownFrame(frame: Frame, { columns, rows }: Grid, view: View): Frame {
  const { sinYaw, cosYaw, flatness } = projectionOf(view);
  const [wider, deeper] = [(columns - USUAL_SIDE) * UNIT, (rows - USUAL_SIDE) * UNIT];
  const across = wider * cosYaw + deeper * sinYaw;
  const down = (wider * sinYaw + deeper * cosYaw) * flatness;
  return {
    left: frame.left - across / 2,
    top: frame.top - down / 2,
    width: frame.width + across,
    height: frame.height + down,
  };
}

/** What has to be in the picture: the board, or the whole island. */
export const neededFrame = (seen: Grid, view: ViewName, isWhole = false): Frame =>
  grownFrame((isWhole ? WHOLE : NEEDED)[view], seen, VIEWS[view]);

/** The frame of exactly an element's shape with all that is needed in its middle. */
export function frameFor(seen: Grid, view: ViewName, { width, height }: Size, isWhole = false): Frame {
  const needed = neededFrame(seen, view, isWhole);
  if (width === 0 || height === 0) return needed;
  const scale = Math.min(width / needed.width, height / needed.height);
  const [across, down] = [width / scale, height / scale];
  return {
    left: needed.left + (needed.width - across) / 2,
    top: needed.top + (needed.height - down) / 2,
    width: across,
    height: down,
  };
}

/** A frame as the value of `viewBox`. */
export const viewBoxOf = ({ left, top, width, height }: Frame): string =>
  [left, top, width, height].map((value) => Math.round(value * 10) / 10).join(' ');
