import type { KeyHelp } from '../pages/play-text.ts';
import { type TextLoader, textLoader } from '../text-loader.ts';
import type { PrometheusText } from './game-text.ts';

/** The texts of The Search for Prometheus where it is played, beside those around any game. */
export interface PrometheusPlayText {
  readonly game: PrometheusText;
  /** Beside the name of the game: “Two players · turn 9”. */
  readonly subtitle: (table: string, turn: number) => string;
  readonly brief: (turn: number) => string;
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
  readonly mapTab: (map: string, state: string) => string;
  readonly somethingHappened: (onMap: string) => string;
  readonly order: {
    readonly title: string;
    readonly before: string;
    readonly now: string;
    readonly next: string;
  };
  readonly yourTurn: string;
  readonly secondUnit: string;
  readonly hand: string;
  readonly handOf: (player: string) => string;
  readonly openHand: string;
  readonly closeHand: string;
  readonly deck: string;
  readonly discards: string;
  readonly deckList: string;
  readonly unseen: string;
  readonly log: string;
  readonly reserve: string;
  readonly emptyReserve: string;
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
    readonly notNow: string;
  };
  readonly unit: {
    readonly profile: string;
    readonly now: string;
    readonly talents: string;
    readonly powers: string;
    readonly noTalents: string;
    readonly noPowers: string;
    /** What is switched off, and why. */
    readonly silent: {
      readonly held: string;
      readonly water: string;
      readonly complex: string;
      readonly lastFigure: string;
      readonly weak: (vitality: number) => string;
    };
    readonly cards: (cards: number, artOfWar: number) => string;
    readonly close: string;
  };
  readonly manoeuvres: string;
  readonly whyNot: string;
  readonly partner: string;
  readonly speed: string;
  readonly speeds: { readonly normal: string; readonly fast: string; readonly off: string };
  readonly bigNames: string;
  readonly cannotTakeBack: string;
  readonly marks: {
    readonly move: string;
    readonly target: string;
    readonly special: string;
    readonly token: string;
    readonly stone: string;
  };
  readonly copyLink: string;
  readonly typeExample: string;
  readonly keys: KeyHelp;
}

/** Brings them. */
export const loadPrometheusPlayText: TextLoader<PrometheusPlayText> = textLoader({
  en: async () => (await import('../en/prometheus/play.ts')).play,
  es: async () => (await import('../es/prometheus/play.ts')).play,
});
