import type { CommonWords } from '../common/words-text.ts';
import { type TextLoader, textLoader } from '../text-loader.ts';
import type { BlessingText, BlessingTexts, GodTexts } from './card-text.ts';
import type { ObjectiveText } from './goal-text.ts';
import type { ExpertText, IslandTexts, RiddleTexts, RuleTexts, ZoneTexts } from './riddle-text.ts';
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
}

/** Brings them. */
export const loadSphinxText: TextLoader<SphinxText> = textLoader({
  en: async () => (await import('../en/sphinx/game.ts')).game,
  es: async () => (await import('../es/sphinx/game.ts')).game,
});
