import type { Differences } from '../differences.ts';
import { COMPLETED } from '../steps.ts';

/** Each tower he completes allows an additional turn with an opponent's worker, in which nobody can win. */
export const dionysus: Differences = {
  ending: { earns: COMPLETED },
};
