import type { CardId } from './power-ids.ts';

/** What a power asks of a table beyond an open board, two workers a side and settled rules. */
export const POWER_FLAGS = ['hidden', 'random', 'tokens', 'workers', 'experimental'] as const;
export type PowerFlag = (typeof POWER_FLAGS)[number];

const FLAGGED: Readonly<Record<PowerFlag, readonly CardId[]>> = {
  hidden: ['hecate', 'moerae', 'tartarus'],
  random: ['chaos', 'tyche'],
  tokens: ['aeolus', 'charybdis', 'clio', 'europa-and-talus', 'moerae', 'siren', 'tartarus'],
  workers: ['gaea', 'graeae', 'hydra', 'jason', 'moerae', 'proteus', 'stymphalians'],
  experimental: ['apollo-2e', 'charon-2e', 'nike', 'stymphalians'],
};

/** What is special about a power, in the order of `POWER_FLAGS`. */
export function powerFlags(id: CardId): readonly PowerFlag[] {
  return POWER_FLAGS.filter((flag) => FLAGGED[flag].includes(id));
}
