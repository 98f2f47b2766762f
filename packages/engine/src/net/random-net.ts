import type { Dice } from '@thera/table';
import { UNTRIED } from '../evaluation/win-chance.ts';
import { FEATURES } from './features.ts';
import { MOST_OUTPUT, type Net, ONE, OUTPUT_ONE } from './net.ts';

/** A net that knows nothing, for trying things out: hidden units are spread over the whole range that is clamped. */
export function randomNet(dice: Dice, hidden: number): Net {
  const within = (most: number): number => dice.below(2 * most + 1) - most;
  const rows = (length: number, most: number): Int16Array => Int16Array.from({ length }, () => within(most));
  return {
    hidden,
    weights: rows(FEATURES * hidden, ONE >> 2),
    bias: rows(hidden, ONE),
    outputs: rows(2 * hidden, MOST_OUTPUT),
    outputBias: within(ONE * OUTPUT_ONE),
    calibrations: UNTRIED,
  };
}
