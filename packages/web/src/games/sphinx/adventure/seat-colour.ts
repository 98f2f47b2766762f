import type { Colour, Setup } from '@thera/sphinx';

/** The colour that a seat plays; alone one has two, and this is the first. Among four, partners share one. */
export const seatColour = ({ colours }: Pick<Setup, 'colours'>, seat: number): Colour =>
  colours[seat % colours.length]!;
