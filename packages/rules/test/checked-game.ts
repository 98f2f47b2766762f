import { expect } from 'vitest';
import { type Cast, inSomeEdition } from './casts.ts';
import { momentFault } from './inspect-moment.ts';
import { randomGame } from './random-play.ts';
import { randomStart } from './random-start.ts';
import { seeded } from './seeded.ts';

/** A random game in which every rule is checked at every turn; a fault is named with its seed and position. */
export function playChecked(cast: Cast, seed: string): number {
  const chance = seeded(seed);
  const options = { built: chance.happens(0.4), late: chance.happens(0.3) };
  const start = randomStart(inSomeEdition(cast, chance), chance, options);
  const removals = chance.happens(0.3) ? 0.05 : 0;
  let plies = 0;
  for (const moment of randomGame(start, chance, { plies: 60, removals })) {
    plies++;
    const fault = momentFault(moment, chance);
    if (fault !== undefined) expect.fail(`seed "${seed}", ply ${plies}: ${fault}`);
  }
  return plies;
}
