import type {
  ADVANCED_IDS,
  GOLDEN_FLEECE_IDS,
  HERO_IDS,
  PROMO_IDS,
  SECOND_EDITION_IDS,
  SIMPLE_IDS,
} from '@thera/santorini';

/** What a person reads about one power. */
export interface PowerText {
  readonly name: string;
  readonly title: string;
  /** What it does, in one sentence of at most 160 characters. */
  readonly power: string;
  /** The same about an opponent, told to whoever plays against it. */
  readonly theirs: string;
  /** Details and rulings that matter in play, a short paragraph each. */
  readonly help: readonly string[];
  /** Shown when this power is why a square cannot be chosen; true in every edition of the power. */
  readonly forbids?: string;
  /** Shown to whoever plays while this power keeps them from moves that the board would allow. */
  readonly binds?: string;
  /** The sentence of `power` in the printed edition, where that differs from the revised one. */
  readonly printed?: string;
  /** What `theirs` says in the printed edition. */
  readonly theirsPrinted?: string;
}

/** The texts of the simple powers. */
export type SimplePowerTexts = Readonly<Record<(typeof SIMPLE_IDS)[number], PowerText>>;

/** The texts of the advanced powers. */
export type AdvancedPowerTexts = Readonly<Record<(typeof ADVANCED_IDS)[number], PowerText>>;

/** The texts of the Golden Fleece gods. */
export type GoldenFleecePowerTexts = Readonly<Record<(typeof GOLDEN_FLEECE_IDS)[number], PowerText>>;

/** The texts of the heroes. */
export type HeroPowerTexts = Readonly<Record<(typeof HERO_IDS)[number], PowerText>>;

/** The texts of the promotional powers. */
export type PromoPowerTexts = Readonly<Record<(typeof PROMO_IDS)[number], PowerText>>;

/** The texts of the powers of the second edition. */
export type SecondEditionPowerTexts = Readonly<Record<(typeof SECOND_EDITION_IDS)[number], PowerText>>;
