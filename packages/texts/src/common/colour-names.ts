/** The colours of the seats, in order. */
export const COLOUR_NAMES = ['orange', 'blue', 'green', 'purple'] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];
