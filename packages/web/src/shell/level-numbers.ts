import type { Level } from '@thera/table';

/** The place of each level, from 1; written out here so that home need not load the engine. */
export const LEVEL_NUMBERS: Readonly<Record<Level, number>> = {
  novice: 1,
  apprentice: 2,
  mason: 3,
  builder: 4,
  foreman: 5,
  architect: 6,
  daedalus: 7,
  titan: 8,
};

/** Every level, weakest first. */
export const LEVEL_ORDER: readonly Level[] = Object.keys(LEVEL_NUMBERS) as Level[];
