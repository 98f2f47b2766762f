import type { KeyHelp } from '../pages/play-text.ts';
import { type TextLoader, textLoader } from '../text-loader.ts';
import type { PrometheusText } from './game-text.ts';

/** The texts of The Search for Prometheus where it is played, beside those around any game. */
export interface PrometheusPlayText {
  readonly game: PrometheusText;
  /** Beside the name of the game: “Two players · turn 9”. */
  readonly subtitle: (table: string, turn: number) => string;
  /** On narrow screens: “Turn 9 · Another unit”. */
  readonly brief: (turn: number, part?: string) => string;
  /** Above each map. */
  readonly goals: {
    readonly styx: string;
    readonly olympus: string;
    readonly rage: (rage: number) => string;
    /** “Zeus 3 steps”. */
    readonly wayOut: (god: string, steps: number) => string;
    /** The same for a map that is not shown: “Rage 3”, “Zeus 3, Ares 5”. */
    readonly brief: (god: string, steps: number) => string;
  };
  /** Who plays after whom. */
  readonly order: string;
  /** The others, in the order of their turns: “Next: Zeus and Ares, 4 cards”. */
  readonly next: (others: string) => string;
  readonly hand: string;
  readonly deck: string;
  readonly discards: string;
  readonly deckList: string;
  readonly unseen: string;
  readonly tokensLeft: (nets: number, lures: number) => string;
  readonly cardsHeld: (cards: number) => string;
  /** How many cards another player holds, in the fewest words. */
  readonly cardsOf: (player: string, cards: number) => string;
  readonly cardsLeft: (cards: number) => string;
  /** Why a card cannot be played now. */
  readonly cardNow: {
    readonly done: string;
    readonly inReserve: string;
    readonly dead: string;
  };
  readonly unit: {
    readonly talents: string;
    readonly powers: string;
    /** What is switched off, and why. */
    readonly silent: {
      readonly held: string;
      readonly water: string;
      readonly complex: string;
      readonly lastFigure: string;
      readonly weak: (vitality: number) => string;
    };
    readonly cards: (cards: number, artOfWar: number) => string;
  };
  readonly manoeuvres: string;
  readonly cannotTakeBack: string;
  readonly keys: KeyHelp;
}

/** Brings them. */
export const loadPrometheusPlayText: TextLoader<PrometheusPlayText> = textLoader({
  en: async () => (await import('../en/prometheus/play.ts')).play,
  es: async () => (await import('../es/prometheus/play.ts')).play,
});
