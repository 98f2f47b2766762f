/** The part of a drawing that is shown: its left upper corner and its size. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What has to be in the picture, whatever its shape is; on phones the cliffs may lie beyond its sides. */
const NEEDED: Record<'wide' | 'tall', Frame> = {
  wide: { left: -413, top: -346, width: 826, height: 729 },
  tall: { left: -328, top: -335, width: 656, height: 700 },
};
const NARROW = 600;

/** Which view serves an element of this size. */
export const viewFor = (width: number, height: number): 'wide' | 'tall' =>
  width < NARROW || width < height ? 'tall' : 'wide';

/** The frame of exactly an element's shape with all that is needed in its middle. */
export function frameFor(view: 'wide' | 'tall', width: number, height: number): Frame {
  const needed = NEEDED[view];
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
