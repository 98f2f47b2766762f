// Bodies are filled with basalt and drawn with a dark edge unless a part says otherwise.

/** A part of the body. */
export const part = (data: string, attributes = ''): string => `<path d="${data}"${attributes}/>`;

/** Cloth and plumes. */
export const ember = (data: string): string => part(data, ' fill="var(--enemy-accent)"');

/** Blades and heads of tools. */
export const iron = (data: string): string => part(data, ' fill="var(--plaster-shade)"');

/** The side away from the light. */
export const shade = (data: string): string =>
  part(data, ' fill="currentColor" fill-opacity=".34" stroke="none"');

/** The side towards the light. */
export const gleam = (data: string): string =>
  part(data, ' fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3.4"');

/** A line of ember: a sash, a belt, the slit of the eyes. */
export const stripe = (data: string, width: number): string =>
  part(data, ` fill="none" stroke="var(--enemy-accent)" stroke-width="${width}"`);

/** A line in the colour of edges. */
export const seam = (data: string, width: number): string =>
  part(data, ` fill="none" stroke-width="${width}"`);

const cased = (data: string, colour: string, width: number, edge: number): string =>
  part(data, ` fill="none" stroke-width="${width}"`) +
  part(data, ` fill="none" stroke="var(--${colour})" stroke-width="${+(width - 2 * edge).toFixed(1)}"`);

/** An arm or a leg. */
export const limb = (data: string, width: number): string => cased(data, 'enemy', width, 3.4);

/** The shaft of a weapon. */
export const shaft = (data: string, width: number): string => cased(data, 'rock-1', width, (width - 2.4) / 2);

/** A head without a face. */
export const head = (cx: number, cy: number, rx = 11.5, ry = 12.5): string =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="var(--enemy-dark)"/>`;

/** All of a face that is ever seen. */
export const slit = (data: string): string => stripe(data, 4.2);

export const hand = (cx: number, cy: number): string => `<circle cx="${cx}" cy="${cy}" r="6.2"/>`;

/** Several parts moved or turned together. */
export const placed = (transform: string, ...parts: readonly string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;

export const mirrored = (...parts: readonly string[]): string => placed('scale(-1 1)', ...parts);
