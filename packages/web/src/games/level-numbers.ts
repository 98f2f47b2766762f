import type { Level } from '@thera/engine';

/** The place of each level, from 1; written out here so that home need not load the engine. */
export const LEVEL_NUMBERS: Readonly<Record<Level, number>> = {
  novice: 1,
  mason: 2,
  builder: 3,
  architect: 4,
};

/** Every level, weakest first. */
export const LEVEL_ORDER: readonly Level[] = Object.keys(LEVEL_NUMBERS) as Level[];
