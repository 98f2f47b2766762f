import type { Island, RiddleRule, RuleKind } from '@thera/sphinx';
import type { RiddleNames } from './riddle-names.ts';

/** What a person reads about one riddle. */
export interface RiddleText {
  readonly title: string;
  /** What stands below the title in italics. */
  readonly line: string;
  /** What is good to know and follows from no rule of its own. */
  readonly notes: readonly string[];
}

type R = RiddleText;

/** Every riddle by its number, 0 to 22; one too few is a compile error. */
export type RiddleTexts = readonly [
  ...[R, R, R, R, R],
  ...[R, R, R, R],
  ...[R, R, R, R],
  ...[R, R, R, R],
  ...[R, R, R, R],
  ...[R, R],
];

export type IslandTexts = Readonly<Record<Island, string>>;

/** The regions that maps name. */
export const ZONES = [
  'tide',
  'ring',
  'tomb',
  'far',
  'courtyard',
  'breach',
  'fort',
  'red',
  'green',
  'blue',
  'ruins',
  'gate1',
  'gate2',
  'sanctum',
  'throne',
] as const;
export type Zone = (typeof ZONES)[number];

/** A region as a label, inside a sentence, and as where somebody is. */
export interface ZoneText {
  readonly name: string;
  readonly the: string;
  readonly at: string;
}

export type ZoneTexts = Readonly<Record<Zone, ZoneText>>;

/** A special rule of a riddle. */
export interface RuleText {
  readonly name: string;
  /** The gist, in a line that fits a phone. */
  readonly line: string;
  /** The rule in at most two sentences. */
  readonly text: string;
}

/** The rules by kind, told from what the riddle says about them. */
export type RuleTexts = {
  readonly [Kind in RuleKind]: (
    rule: Extract<RiddleRule, { readonly kind: Kind }>,
    names: RiddleNames,
  ) => RuleText;
};

/** What the expert setting changes, a line each. */
export interface ExpertText {
  /** What the setting is called. */
  readonly name: string;
  /** So many pieces more in the stockpile, as a list; the same for fewer. */
  readonly morePieces: (pieces: string) => string;
  readonly fewerPieces: (pieces: string) => string;
  /** So many gods fewer of a type in the deck; `left` of them remain. */
  readonly fewerGods: (type: string, left: number) => string;
  readonly health: (health: number) => string;
  readonly sphinxOn: (square: string) => string;
  readonly bridgeMissing: (one: string, other: string) => string;
  readonly flotsamMissing: (squares: string) => string;
  readonly towerOn: (square: string, height: number) => string;
  /** An objective has to be met in another way. */
  readonly objective: (tier: string, goal: string) => string;
}
