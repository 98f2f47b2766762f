import type { SphinxCode, Tier } from '@thera/sphinx';
import type { TextFor } from '../common/text-for.ts';
import type { CommonWords } from '../common/words-text.ts';
import { type TextLoader, textLoader } from '../text-loader.ts';
import type { BlessingText, BlessingTexts, GodTexts } from './card-text.ts';
import type { ObjectiveText } from './goal-text.ts';
import type { HintText } from './hint-text.ts';
import type { DieText, PromptText } from './prompt-text.ts';
import type { ExpertText, IslandTexts, RiddleTexts, RuleTexts, ZoneTexts } from './riddle-text.ts';
import type { ForecastText, SquareText } from './square-text.ts';
import type { TellingText } from './telling-text.ts';
import type { LabelText, TermText } from './term-text.ts';

/** The words of Riddle of the Sphinx wherever it is played. */
export interface SphinxText extends TermText {
  readonly words: CommonWords;
  readonly name: string;
  /** What the game is, in a sentence. */
  readonly about: string;
  readonly gods: GodTexts;
  readonly blessings: BlessingTexts;
  readonly oedipus: BlessingText;
  readonly islands: IslandTexts;
  readonly riddles: RiddleTexts;
  readonly zones: ZoneTexts;
  readonly rules: RuleTexts;
  readonly expert: ExpertText;
  readonly objectives: ObjectiveText;
  readonly labels: LabelText;
  readonly prompts: PromptText;
  readonly die: DieText;
  readonly telling: TellingText;
  readonly squares: SquareText;
  readonly forecast: ForecastText;
  readonly hints: HintText;
  readonly refusals: TextFor<SphinxCode>;
  /** How a riddle has ended, in a sentence: with the best that was achieved, or without anything. */
  readonly outcomes: { readonly solved: TextFor<Tier>; readonly notSolved: string };
}

/** Brings them. */
export const loadSphinxText: TextLoader<SphinxText> = textLoader({
  en: async () => (await import('../en/sphinx/game.ts')).game,
  es: async () => (await import('../es/sphinx/game.ts')).game,
});
