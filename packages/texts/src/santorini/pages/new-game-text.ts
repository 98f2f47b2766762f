import type { TextFor } from '../../common/text-for.ts';
import type { LevelChoiceText } from '../../levels-text.ts';
import { type TextLoader, textLoader } from '../../text-loader.ts';
import type { GameText } from '../game-text.ts';
import type { TastesText } from '../tastes-text.ts';

/** The ways for a table to come by its powers. */
export const POWER_WAYS = ['none', 'dealt', 'draft', 'chosen'] as const;
export type PowerWay = (typeof POWER_WAYS)[number];

/** Why a link to a table cannot be read. */
export const TABLE_LINK_ERRORS = [
  'field-twice',
  'unknown-game',
  'bad-seats',
  'bad-looks',
  'bad-clock',
  'bad-powers',
  'bad-edition',
  'bad-start',
  'bad-challenger',
  'bad-bans',
  'bad-repetition',
  'bad-turns',
  'bad-fleece',
  'bad-position',
] as const;
export type TableLinkError = (typeof TABLE_LINK_ERRORS)[number];

/** A choice by its name and what it means. */
export interface ChoiceText {
  readonly name: string;
  readonly sentence: string;
}

/** The texts of this page. */
export interface NewGameText {
  readonly game: GameText;
  readonly title: string;
  readonly players: string;
  readonly teams: string;
  readonly team: (team: number) => string;
  readonly person: string;
  readonly computer: string;
  /** What a player wants to be called, and the only person without a name. */
  readonly nameOf: (seat: string) => string;
  readonly you: string;
  readonly levelChoice: LevelChoiceText;
  readonly colourOf: (seat: string, colour: string) => string;
  readonly colourTitle: (seat: string) => string;
  readonly swapsWith: (seat: string) => string;
  readonly powers: string;
  readonly ways: Readonly<Record<PowerWay, ChoiceText>>;
  readonly deck: string;
  readonly decks: { readonly simple: ChoiceText; readonly any: ChoiceText };
  readonly offer: string;
  readonly offers: { readonly draft: ChoiceText; readonly random: ChoiceText; readonly free: ChoiceText };
  readonly powerOf: (seat: string) => string;
  readonly powerTitle: (seat: string) => string;
  readonly search: string;
  readonly nothingFound: (text: string) => string;
  readonly dealtSimple: ChoiceText;
  readonly dealtAny: ChoiceText;
  readonly changePower: string;
  readonly banned: (first: string, second: string) => string;
  readonly allowAnyway: string;
  readonly allowed: (first: string, second: string) => string;
  readonly forbidAgain: string;
  readonly bans: ChoiceText;
  readonly starts: string;
  readonly challenger: string;
  readonly chance: string;
  readonly edition: string;
  readonly editions: { readonly revised: string; readonly printed: string };
  readonly editionSentence: string;
  readonly tastes: TastesText;
  /** The island beside the form. */
  readonly preview: string;
  readonly fleece: ChoiceText;
  readonly fleeceTitle: string;
  readonly fleeceAny: ChoiceText;
  readonly position: string;
  readonly dropPosition: string;
  readonly start: string;
  readonly copyLink: string;
  readonly linkCopied: string;
  readonly linkHere: string;
  readonly badLink: string;
  readonly clock: {
    readonly name: string;
    readonly none: string;
    readonly turn: (time: string) => string;
    readonly bank: (initial: string, increment: string) => string;
    readonly atEnd: string;
    readonly atEnds: TextFor<'lose' | 'warn'>;
  };
  readonly linkErrors: TextFor<TableLinkError>;
  readonly usualTable: string;
  readonly close: string;
}

/** Brings the texts of this page. */
export const loadNewGameText: TextLoader<NewGameText> = textLoader({
  en: async () => (await import('../../en/santorini/pages/new-game.ts')).newGame,
  es: async () => (await import('../../es/santorini/pages/new-game.ts')).newGame,
});
