import type { Differences } from '../differences.ts';

/** An opponent's worker that moves is carried on in the same direction until something stops it. */
export const harpies: Differences = {
  laws: { drifts: true },
};
