// Bodies are filled with their own colour and drawn with their dark edge unless a part says otherwise.

/** A part of the body. */
export const part = (data: string, attributes = ''): string => `<path d="${data}"${attributes}/>`;

/** A part in another colour of the theme. */
export const tinted = (data: string, colour: string, width?: number): string =>
  part(data, ` fill="var(--${colour})"${width === undefined ? '' : ` stroke-width="${width}"`}`);

/** A sign in one colour, without an edge. */
export const sign = (data: string, colour: string): string =>
  part(data, ` fill="var(--${colour})" stroke="none"`);

/** The side away from the light. */
export const shade = (data: string): string =>
  part(data, ' fill="currentColor" fill-opacity=".22" stroke="none"');

/** The side towards the light. */
export const gleam = (data: string, opacity = 0.42): string =>
  part(data, ` fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="3.4"`);

/** A line in the colour of edges. */
export const seam = (data: string, width: number, opacity = 1): string =>
  part(data, ` fill="none" stroke-width="${width}"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}`);

/** A line in another colour. */
export const stripe = (data: string, colour: string, width: number): string =>
  part(data, ` fill="none" stroke="var(--${colour})" stroke-width="${width}"`);

/** A thin thing with an edge: a staff, a tail. */
export const rod = (data: string, colour: string, width: number): string =>
  seam(data, width) + stripe(data, colour, +(width * 0.4).toFixed(1));

/** What somebody stands on who is no worker. */
export const plinth = (half: number): string =>
  `<g color="var(--figure-edge)" stroke="currentColor" stroke-width="3">` +
  tinted(`M${-half}-4V5C${-half} 13 ${half} 13 ${half} 5V-4Z`, 'plaster-shade') +
  `<ellipse cy="-4" rx="${half}" ry="${Math.round(half * 0.27)}" fill="var(--plaster-lit)"/></g>`;

/** The shade of something that stands by itself. */
export const shadow = (half: number): string =>
  `<ellipse cx="4" rx="${half}" ry="${Math.round(half * 0.38)}" fill="var(--shadow)" fill-opacity=".24" stroke="none"/>`;

/** A digit in the display face. */
export const digit = (value: number, y: number, size: number, colour: string): string =>
  `<text y="${y}" font-family="var(--font-display)" font-size="${size}" text-anchor="middle" fill="var(--${colour})" stroke="var(--${colour})" stroke-width="1.1">${value}</text>`;

/** Several parts moved or turned together. */
export const placed = (transform: string, ...parts: readonly string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;
