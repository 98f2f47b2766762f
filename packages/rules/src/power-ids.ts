/** The ten simple powers. */
export const SIMPLE_IDS = [
  'apollo',
  'artemis',
  'athena',
  'atlas',
  'demeter',
  'hephaestus',
  'hermes',
  'minotaur',
  'pan',
  'prometheus',
] as const;

/** The twenty advanced powers. */
export const ADVANCED_IDS = [
  'aphrodite',
  'ares',
  'bia',
  'chaos',
  'charon',
  'chronus',
  'circe',
  'dionysus',
  'eros',
  'hera',
  'hestia',
  'hypnus',
  'limus',
  'medusa',
  'morpheus',
  'persephone',
  'poseidon',
  'selene',
  'triton',
  'zeus',
] as const;

export type PowerId = (typeof SIMPLE_IDS)[number] | (typeof ADVANCED_IDS)[number];

/** Every power there is; `mortal`, the absence of one, is not among them. */
export const POWER_IDS: readonly PowerId[] = [...SIMPLE_IDS, ...ADVANCED_IDS];

/** What a seat may play: a power, or none. */
export type CardId = PowerId | 'mortal';

export const EDITIONS = ['revised', 'printed'] as const;
export type Edition = (typeof EDITIONS)[number];
