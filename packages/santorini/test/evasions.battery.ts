import { expect, test } from 'vitest';
import { IS_FULL } from './battery-state.ts';
import { castsLedByAll, everyPair, inRotation } from './casts.ts';
import { evadingIn } from './evading.ts';
import { RUN_SEED } from './seeded.ts';

const CASTS = IS_FULL
  ? [...everyPair(), ...castsLedByAll(3, 4), ...castsLedByAll(4, 4)]
  : inRotation(everyPair(), 40);
const PARTS = IS_FULL ? 40 : 1;

test.each(Array.from({ length: PARTS }, (_, part) => [part]))(
  'part %i of all pairs: what is called no evasion leaves the threat as it was',
  (part) => {
    const seen = CASTS.filter((_, n) => n % PARTS === part).map((cast) => evadingIn(cast, 8, RUN_SEED));
    expect(seen.flatMap(({ faults }) => faults)).toEqual([]);
    expect(seen.reduce((all, { positions }) => all + positions, 0)).toBeGreaterThan(500);
  },
);
