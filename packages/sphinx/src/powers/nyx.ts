import type { Power } from '../power.ts';

/** A blessing that was used goes under the god deck instead of being discarded. */
export const nyx: Power = {
  isRepeated: true,
  onBlessing: (_, blessing) => [{ kind: 'use', card: 'nyx', blessing }],
  carryOut: (_, { blessing }) => [{ kind: 'blessing-kept', blessing: blessing! }],
};
