import { expect, test } from 'vitest';
import { deviation } from './play-out-dice.ts';
import { quickDice } from './quick-dice.ts';

const ROLLS = process.env.THERA_BATTERY === 'full' ? 100_000 : 10_000;
const NUMBERS = Array.from({ length: 11 }, (_, number) => number);

test.each(NUMBERS.flatMap((offence) => NUMBERS.map((defence) => [offence, defence] as const)))(
  `the forecast of %i dice against %i holds against ${ROLLS} rolls`,
  (offence, defence) => {
    expect(deviation(offence, defence, ROLLS, quickDice(1000 * offence + defence))).toBeLessThan(4.5);
  },
);
