import { accent, ink, inkLine } from './pen.ts';

/** The emblem of who has no power: a trowel, and a block with a door. */
export const MORTAL_EMBLEM: string =
  ink('M10 41H54V57H37.5V52C37.5 45 26.5 45 26.5 52V57H10Z') +
  accent('M9 34L18 10L36 27Z') +
  inkLine('M27 18L38 16') +
  inkLine('M42 14L54 9.5', 7);
