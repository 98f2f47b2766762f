import { loadPlayText, type PlayText } from '../pages/play-text.ts';
import type { TallyText } from '../tally-text.ts';
import { type TextLoader, textLoader } from '../text-loader.ts';
import type { GameText } from './game-text.ts';

/** The texts of Santorini where it is played, beside those around any game. */
export interface SantoriniPlayText {
  readonly game: GameText;
  readonly copyPosition: string;
  readonly copyGame: string;
  readonly copyLink: string;
  readonly gameIsSecret: string;
  readonly marks: {
    readonly move: string;
    readonly build: string;
    readonly dome: string;
    readonly special: string;
  };
  readonly typeTurnExample: string;
  readonly power: (name: string) => string;
  /** Above the rulings of a card that another player has. */
  readonly rulingsFor: (name: string) => string;
  readonly offerHow: (count: number) => string;
  readonly onOffer: string;
  readonly chosen: string;
  readonly noSearchHit: string;
  readonly search: string;
  readonly badPosition: string;
  readonly badPlace: string;
  readonly playFromHere: string;
  readonly playFromHereTogether: string;
  readonly positionTitle: string;
  readonly reachedTop: (player: string, square: string) => string;
  readonly byPower: (power: string) => string;
  readonly besideBoard: string;
  readonly nightPower: string;
  readonly pickHow: string;
  readonly startHow: (player: string) => string;
  readonly tally: TallyText;
  /** What newcomers are told in their first game. */
  readonly coach: Readonly<Record<'board' | 'power' | 'noPower' | 'hint', string>>;
  /** With which gods the same players play again. */
  readonly rematches: { readonly same: string; readonly swap: string; readonly new: string };
  /** Who starts the next game. */
  readonly starts: {
    readonly you: string;
    readonly computer: string;
    readonly player: (player: string) => string;
  };
}

/** Brings them. */
export const loadSantoriniPlayText: TextLoader<SantoriniPlayText> = textLoader({
  en: async () => (await import('../en/santorini/play.ts')).play,
  es: async () => (await import('../es/santorini/play.ts')).play,
});

/** The texts of the page of a position. */
export interface PositionText extends PlayText {
  readonly santorini: SantoriniPlayText;
}

/** Brings them. */
export const loadPositionText: TextLoader<PositionText> = async (language) => {
  const [text, santorini] = await Promise.all([loadPlayText(language), loadSantoriniPlayText(language)]);
  return { ...text, santorini };
};
