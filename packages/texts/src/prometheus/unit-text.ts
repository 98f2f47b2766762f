import type { PowerId, TalentId, UnitId } from '@thera/prometheus';

/** A unit's name, with what it takes to speak of it: “the Centaurs run”, “las Arpías quedan atrapadas”. */
export interface UnitName {
  /** As a title: “Centaurs”. */
  readonly name: string;
  /** Inside a sentence: “the Centaurs”. */
  readonly the: string;
  /** As the object of a verb that hits: “him”, “her”, “it”, “them”. */
  readonly them: string;
  readonly isMany: boolean;
  readonly isFeminine: boolean;
}

/** What a person reads about one unit. */
export interface UnitText extends UnitName {
  /** Who that is: “the smith of the gods”. */
  readonly epithet: string;
  /** What it is good for, in a line that fits a phone. */
  readonly line: string;
}

/** A talent or a power: its name and what it does, in one or two sentences. */
export interface AbilityText {
  readonly name: string;
  readonly effect: string;
}

export type UnitTexts = Readonly<Record<UnitId, UnitText>>;
export type TalentTexts = Readonly<Record<TalentId, AbilityText>>;
export type PowerTexts = Readonly<Record<PowerId, AbilityText>>;
