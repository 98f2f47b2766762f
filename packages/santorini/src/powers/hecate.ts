import type { Differences } from '../differences.ts';

/** Her workers are hidden: others' steps that they make impossible do not happen. Memory: how many an onlooker cannot see. */
export const hecate: Differences = {
  card: { players: [2, 3], hides: 'crew' },
  setup: { order: 'last' },
};
