import type { Bonus, EnemyKind, Loss } from '@thera/santowerini';
import type { KeyHelp } from '../pages/play-text.ts';
import { type TextLoader, textLoader } from '../text-loader.ts';
import type { SantoweriniText } from './game-text.ts';
import type { StandingText } from './pages/campaign-text.ts';

/** What a bonus says at the end, if it was earned and if it was not. */
export interface BonusResult {
  readonly earned: string;
  readonly missed: string;
}

/** The texts of Santowerini where it is played, beside those around any game. */
export interface SantoweriniPlayText {
  readonly game: SantoweriniText;
  /** Beside the name of the game: “4A The Brutes, normal”. */
  readonly subtitle: (code: string, place: string, difficulty: string) => string;
  /** Beside the name of the place: “4A, round 12”. */
  readonly brief: (code: string, round: number) => string;
  readonly ifYouWin: string;
  /** After a number that stands by itself. */
  readonly pointsWord: (points: number) => string;
  readonly buildings: (standing: number, wanted: number) => string;
  readonly inReserve: (enemies: number) => string;
  readonly reserveIs: (enemies: string) => string;
  readonly next: {
    readonly whenOneFalls: string;
    readonly afterRound: (round: number) => string;
  };
  /** Above how many were defeated. */
  readonly defeatedLabel: string;
  readonly nobodyAshore: string;
  readonly watch: (enemy: string) => string;
  readonly closeForecast: string;
  readonly forecast: string;
  readonly tapAnEnemy: string;
  readonly enemiesAct: string;
  readonly enemiesActed: string;
  readonly speed: string;
  readonly speeds: { readonly normal: string; readonly fast: string; readonly off: string };
  readonly marks: {
    readonly move: string;
    readonly build: string;
    readonly dome: string;
    readonly special: string;
  };
  readonly dangers: { readonly step: string; readonly strike: string; readonly end: string };
  readonly steps: { readonly move: string; readonly build: string };
  /** Why a turn cannot be taken back. */
  readonly dieIsCast: string;
  readonly hint: {
    readonly is: (from: string, to: string, on: string) => string;
  };
  readonly result: {
    readonly won: (place: string, rounds: number, attempt: number) => string;
    readonly lost: Readonly<Record<Loss, (round: number) => string>>;
    /** Who reached the gate, where and when. */
    readonly reachedGate: (kind: EnemyKind, square: string, round: number) => string;
    readonly heldOut: (waves: number, rounds: number) => string;
    readonly gaveUp: string;
    readonly level: string;
    readonly bonuses: Readonly<Record<Exclude<Bonus, 'buildings'>, BonusResult>>;
    readonly standing: (buildings: number, wanted: number) => string;
    readonly sum: string;
    readonly tryAgain: string;
    readonly chooseAnother: string;
  };
  /** What a game leaves behind in the campaign. */
  readonly standing: StandingText;
  readonly copyLink: string;
  readonly copyPosition: string;
  readonly typeTurnExample: string;
  readonly keys: KeyHelp;
}

/** Brings them. */
export const loadSantoweriniPlayText: TextLoader<SantoweriniPlayText> = textLoader({
  en: async () => (await import('../en/santowerini/play.ts')).play,
  es: async () => (await import('../es/santowerini/play.ts')).play,
});
