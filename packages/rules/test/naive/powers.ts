import { POWER_IDS as EARLIER_IDS } from '../../src/power-ids.ts';

/** The powers of the later boxes that the naive rules know. */
const LATER_IDS = [
  'hades',
  'urania',
  'achilles',
  'bellerophon',
  'polyphemus',
  'theseus',
  'asteria',
  'pegasus',
  'nike',
  'apollo-2e',
] as const;

export type PowerId = (typeof EARLIER_IDS)[number] | (typeof LATER_IDS)[number];

/** What a seat may play: a power, or none. */
export type CardId = PowerId | 'mortal';

/** Every power the naive rules know. */
export const POWER_IDS: readonly PowerId[] = [...new Set<PowerId>([...EARLIER_IDS, ...LATER_IDS])];
