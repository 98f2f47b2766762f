import type { Colour, Livery } from '../scene.ts';
import type { Drawing } from './drawing.ts';
import { pictureOf } from './picture-of.ts';

/** The attributes of a colour: what is filled has it, what is drawn in `currentColor` its dark edge. */
export const coloursOf = (colour: Colour): string =>
  ` fill="var(--seat-${colour + 1})" color="var(--seat-${colour + 1}-edge)"`;

/** What is filled in a livery. */
export const fillOf = (drawing: Drawing, livery: Livery): string =>
  typeof livery === 'number' ? `var(--seat-${livery + 1})` : pictureOf(drawing, livery).fill;

/** What is drawn around it. */
export const edgeOf = (drawing: Drawing, livery: Livery): string =>
  typeof livery === 'number' ? `var(--seat-${livery + 1}-edge)` : pictureOf(drawing, livery).edge;

/** The attributes of a livery, as those of a colour. */
export const liveryOf = (drawing: Drawing, livery: Livery): string =>
  ` fill="${fillOf(drawing, livery)}" color="${edgeOf(drawing, livery)}"`;
