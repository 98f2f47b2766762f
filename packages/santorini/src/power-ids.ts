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

/** The gods of the Golden Fleece. */
export const GOLDEN_FLEECE_IDS = [
  'aeolus',
  'charybdis',
  'clio',
  'europa-and-talus',
  'gaea',
  'graeae',
  'hades',
  'harpies',
  'hecate',
  'moerae',
  'nemesis',
  'siren',
  'tartarus',
  'terpsichore',
  'urania',
] as const;

/** The heroes, whose power serves once a game. */
export const HERO_IDS = [
  'achilles',
  'adonis',
  'atalanta',
  'bellerophon',
  'heracles',
  'jason',
  'medea',
  'odysseus',
  'polyphemus',
  'theseus',
] as const;

/** The gods that came one by one. */
export const PROMO_IDS = [
  'asteria',
  'castor-and-pollux',
  'eris',
  'hippolyta',
  'hydra',
  'iris',
  'maenads',
  'nyx',
  'pegasus',
  'proteus',
  'scylla',
  'tyche',
] as const;

/** The second edition, of which little is known for sure. */
export const SECOND_EDITION_IDS = ['apollo-2e', 'charon-2e', 'nike', 'stymphalians'] as const;

export const GROUP_NAMES = [
  'simple',
  'advanced',
  'golden-fleece',
  'hero',
  'promo',
  'second-edition',
] as const;
export type Group = (typeof GROUP_NAMES)[number];

export type PowerId =
  | (typeof SIMPLE_IDS)[number]
  | (typeof ADVANCED_IDS)[number]
  | (typeof GOLDEN_FLEECE_IDS)[number]
  | (typeof HERO_IDS)[number]
  | (typeof PROMO_IDS)[number]
  | (typeof SECOND_EDITION_IDS)[number];

/** Powers by group, in the order of every list. */
export const GROUPS: Readonly<Record<Group, readonly PowerId[]>> = {
  simple: SIMPLE_IDS,
  advanced: ADVANCED_IDS,
  'golden-fleece': GOLDEN_FLEECE_IDS,
  hero: HERO_IDS,
  promo: PROMO_IDS,
  'second-edition': SECOND_EDITION_IDS,
};

/** Every power there is; `mortal`, the absence of one, is not among them. */
export const POWER_IDS: readonly PowerId[] = Object.values(GROUPS).flat();

/** The powers whose card remembers something, beside the heroes, who all know whether they have served. */
const OTHERS_REMEMBERING = [
  'athena',
  'chaos',
  'morpheus',
  'aeolus',
  'charybdis',
  'clio',
  'europa-and-talus',
  'gaea',
  'moerae',
  'siren',
  'tartarus',
  'eris',
  'tyche',
  'nike',
] as const;
export type RememberingId = (typeof OTHERS_REMEMBERING)[number] | (typeof HERO_IDS)[number];
export const REMEMBERING_IDS: readonly RememberingId[] = [...OTHERS_REMEMBERING, ...HERO_IDS];

/** Names that other programs use. */
export const SHORT_NAMES: Readonly<Record<string, PowerId>> = {
  castor: 'castor-and-pollux',
  europa: 'europa-and-talus',
};

/** What a seat may play: a power, or none. */
export type CardId = PowerId | 'mortal';

export const EDITIONS = ['revised', 'printed'] as const;
export type Edition = (typeof EDITIONS)[number];
