/** Every blessing, by the number of its card: the deck holds those up to the blessing score. */
export const BLESSING_IDS = [
  'stepping-stones',
  'spare-hands',
  'quarry-gift',
  'barter',
  'west-wind',
  'sure-feet',
  'fresh-omens',
  'trade-places',
  'masons-chest',
  'second-wind',
  'veil-of-mist',
  'high-stone',
  'rope-bridge',
  'dawn-dome',
  'pull-down',
  'ferrymans-mercy',
  'open-hand',
  'answered-prayer',
  'cornucopia',
  'polaris-favor',
] as const;
export type BlessingId = (typeof BLESSING_IDS)[number];

/** The number of a card, from 1. */
export const blessingNumber = (blessing: BlessingId): number => BLESSING_IDS.indexOf(blessing) + 1;

/** The blessing score of a new adventure, and the highest. */
export const FIRST_SCORE: number = 8;
export const HIGHEST_SCORE: number = BLESSING_IDS.length;
