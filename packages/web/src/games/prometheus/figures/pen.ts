// Faces lie in a box of 64 by 64: flat fills, an ink line, one violet shade on the right.

export const INK = '#1b2a44';
const SHADE = '#3b3566';
const USUAL = 2.4;

const stroked = (width: number, colour: string): string =>
  (colour === INK ? '' : ` stroke="${colour}"`) + (width === USUAL ? '' : ` stroke-width="${width}"`);

/** A filled part with its edge. */
export const form = (data: string, fill: string, width: number = USUAL, edge: string = INK): string =>
  `<path d="${data}" fill="${fill}"${stroked(width, edge)}/>`;

/** A line by itself. */
export const line = (data: string, width: number = USUAL, colour: string = INK): string =>
  `<path d="${data}"${stroked(width, colour)}/>`;

/** The side away from the light. */
export const shade = (data: string): string =>
  `<path d="${data}" fill="${SHADE}" fill-opacity=".16" stroke="none"/>`;

/** A small round thing without an edge: an eye, a bead. */
export const dot = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="none"/>`;

type Pair = readonly [x: number, y: number];

/** An oval with an edge; with a width of 0 it has none. */
export const oval = (
  [x, y]: Pair,
  [rx, ry]: Pair,
  fill: string,
  width: number = USUAL,
  edge: string = INK,
): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"${width === 0 ? ' stroke="none"' : stroked(width, edge)}/>`;

/** Several parts moved, turned or scaled together. */
export const placed = (transform: string, ...parts: readonly string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;

/** All parts of a face, in the order in which they are painted. */
export const face = (...parts: readonly string[]): string =>
  `<g fill="none" stroke="${INK}" stroke-width="${USUAL}" stroke-linejoin="round" stroke-linecap="round">${parts.join('')}</g>`;
