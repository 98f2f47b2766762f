import { BESIDE_SITES } from '../generator/win-supports.ts';
import type { Differences } from '../power.ts';
import { around } from '../squares.ts';

/** Opponents build nothing but domes beside her workers. */
export const limus: Differences = {
  guards: (t, law) => around(t.crew(law.side)),
  hampers: BESIDE_SITES,
};

/** The printed wording allows only the dome that completes a tower. */
export const limusPrinted: Differences = { ...limus, lids: true };
