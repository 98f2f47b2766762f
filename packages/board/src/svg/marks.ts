import type { MarkKind } from '../scene.ts';

const RADIUS = 17;
const CASED = ' stroke="var(--mark-casing)" stroke-width="6" stroke-linejoin="round" paint-order="stroke"';

/** Each kind has a shape of its own, with a casing that sets it off from anything below. */
export const MARKS: Record<MarkKind, string> = {
  move: `<ellipse rx="12.6" ry="10.9" fill="var(--mark)"${CASED}/>`,
  build: `<path d="M0-15.6L${RADIUS} 12.8H-${RADIUS}Z" fill="var(--mark)"${CASED}/>`,
  dome:
    `<g><circle r="14.6" fill="var(--mark-casing)"${CASED}/><circle r="14.6" fill="none" stroke="var(--mark)" stroke-width="2.8"/>` +
    '<path d="M-14 0A14 14 0 0 1 14 0Z" fill="var(--mark)"/></g>',
  special: `<path d="M0-20.7L5.5-5.5L20.7 0L5.5 5.5L0 20.7L-5.5 5.5L-20.7 0L-5.5-5.5Z" fill="var(--mark-hot)"${CASED}/>`,
};

/** A small cross for a square that cannot be chosen. */
export const CROSS: string =
  '<path d="M-11-11L11 11M11-11L-11 11" stroke="var(--mark-casing)" stroke-width="12" stroke-linecap="round"/>' +
  '<path d="M-11-11L11 11M11-11L-11 11" stroke="var(--mark-hot)" stroke-width="6" stroke-linecap="round"/>';

/** Says on which square the last turn built; in the colours of whose turn it was. */
export const BUILT: string =
  '<path d="M0-14L14 0L0 14L-14 0Z" stroke="currentColor" stroke-width="3.2" stroke-linejoin="round"/>' +
  '<path d="M-5.5 0H5.5M0-5.5V5.5" stroke="currentColor" stroke-width="3.2" stroke-linecap="round"/>';
