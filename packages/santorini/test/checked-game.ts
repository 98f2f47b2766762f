import { expect } from 'vitest';
import type { Position } from '../src/position.ts';
import { type Cast, inSomeEdition } from './casts.ts';
import { momentFault } from './inspect-moment.ts';
import { randomGame } from './random-play.ts';
import { randomFleeceStart, randomStart, type StartOptions } from './random-start.ts';
import { type Seeded, seeded } from './seeded.ts';

/** A random game in which every rule is checked at every turn; a fault is named with its seed and position. */
export function playChecked(cast: Cast, seed: string): number {
  return check(seed, (chance, options) => randomStart(inSomeEdition(cast, chance), chance, options));
}

/** The same for the Golden Fleece variant; the cast is the power beside the board. */
export function playFleeceChecked(cast: Cast, seed: string): number {
  return check(seed, (chance, options) => {
    const [power] = inSomeEdition(cast, chance);
    return randomFleeceStart(power!, chance, options);
  });
}

function check(seed: string, startOf: (chance: Seeded, options: StartOptions) => Position): number {
  const chance = seeded(seed);
  const start = startOf(chance, { built: chance.happens(0.4), late: chance.happens(0.3) });
  const removals = chance.happens(0.3) ? 0.05 : 0;
  let plies = 0;
  for (const moment of randomGame(start, chance, { plies: 60, removals })) {
    plies++;
    const fault = momentFault(moment, chance);
    if (fault !== undefined) expect.fail(`seed "${seed}", ply ${plies}: ${fault}`);
  }
  return plies;
}
