import type {
  CardId,
  GAME_TEXT_ERRORS,
  MatchupNote,
  PositionError,
  StepKind,
  TurnError,
  WhyNotCode,
} from '@thera/santorini';
import type { TableText } from '../common/table-text.ts';
import type { TextFor } from './../common/text-for.ts';
import type { Language } from '../language.ts';
import { type TextLoader, textLoader } from '../text-loader.ts';
import type { BoardText } from './board-text.ts';
import type { RefusalCode } from './codes.ts';
import type { PowerText } from './power-text.ts';
import type { PracticeText, PromptText } from './prompt-text.ts';
import type { SituationText } from './situation-text.ts';
import type { TellingText } from './telling-text.ts';
import type { TurnWordsText } from './turn-words-text.ts';
import type { Outcomes, Words } from './words-text.ts';

/** Every word about the game itself, wherever it is played. */
export interface GameText {
  readonly language: Language;
  /** The language's name for itself. */
  readonly languageName: string;
  readonly powers: Readonly<Record<CardId, PowerText>>;
  readonly steps: TextFor<StepKind>;
  readonly whyNot: TextFor<WhyNotCode>;
  readonly refusals: TextFor<RefusalCode>;
  readonly positionErrors: TextFor<PositionError>;
  readonly turnErrors: TextFor<TurnError>;
  readonly gameTextErrors: TextFor<(typeof GAME_TEXT_ERRORS)[number]>;
  readonly pairNotes: TextFor<MatchupNote>;
  readonly words: Words;
  readonly outcomes: Outcomes;
  readonly table: TableText;
  readonly board: BoardText;
  readonly telling: TellingText;
  readonly turnWords: TurnWordsText;
  readonly prompts: PromptText;
  readonly situation: SituationText;
  readonly practice: PracticeText;
}

/** Brings the texts of the game. */
export const loadGameText: TextLoader<GameText> = textLoader({
  en: async () => (await import('../en/santorini/game.ts')).game,
  es: async () => (await import('../es/santorini/game.ts')).game,
});
