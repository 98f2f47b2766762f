import type { Colour } from '../scene.ts';

/** The attributes of a colour: what is filled has it, what is drawn in `currentColor` its dark edge. */
export const coloursOf = (colour: Colour): string =>
  ` fill="var(--seat-${colour + 1})" color="var(--seat-${colour + 1}-edge)"`;
