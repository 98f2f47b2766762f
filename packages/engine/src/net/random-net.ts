import type { Dice } from '@thera/table';
import { UNTRIED } from '../evaluation/win-chance.ts';
import { FEATURES } from './features.ts';
import { MOST_IN_OUTPUT_ROW, type Net, ONE, OUTPUT_ONE } from './net.ts';
import { OUTPUT_ROWS } from './output-rows.ts';

/** A net that knows nothing, for trying things out: hidden units are spread over the whole range that is clamped. */
export function randomNet(dice: Dice, hidden: number): Net {
  const within = (most: number): number => dice.below(2 * most + 1) - most;
  const rows = (length: number, most: number): Int16Array => Int16Array.from({ length }, () => within(most));
  return {
    hidden,
    weights: rows(FEATURES * hidden, ONE >> 2),
    bias: rows(hidden, ONE),
    outputs: rows(OUTPUT_ROWS * 2 * hidden, MOST_IN_OUTPUT_ROW >> 2),
    outputBias: within(ONE * OUTPUT_ONE),
    calibrations: UNTRIED,
  };
}
