import type {
  Bonus,
  Difficulty,
  EnemyKind,
  Facing,
  Loss,
  Order,
  PlaceCode,
  Rank,
  SantoweriniCode,
} from '@thera/santowerini';
import type { TextFor } from '../common/text-for.ts';
import type { CommonWords } from '../common/words-text.ts';
import { type TextLoader, textLoader } from '../text-loader.ts';
import type { ForecastText } from './forecast-text.ts';
import type { ReasonText } from './reason-text.ts';
import type { TellingText } from './telling-text.ts';

/** A place to defend: its name and a line about it. */
export interface PlaceText {
  readonly name: string;
  readonly line: string;
}

export interface BonusText {
  readonly name: string;
  /** What it takes. */
  readonly how: string;
}

/** The words of Santowerini wherever it is played. */
export interface SantoweriniText {
  readonly words: CommonWords;
  readonly name: string;
  /** What the game is, in a sentence. */
  readonly about: string;
  readonly places: Readonly<Record<PlaceCode, PlaceText>>;
  readonly enemies: TextFor<EnemyKind>;
  /** So many of a kind. */
  readonly enemiesOf: (kind: EnemyKind, count: number) => string;
  readonly orders: TextFor<Order>;
  readonly facings: TextFor<Facing>;
  readonly difficulties: TextFor<Difficulty>;
  readonly bonuses: Readonly<Record<Bonus, BonusText>>;
  readonly ranks: TextFor<Rank>;
  readonly telling: TellingText;
  readonly forecast: ForecastText;
  readonly reasons: ReasonText;
  /** What an enemy does without an order, after its name. */
  readonly acts: {
    readonly lands: (square: string) => string;
    readonly staysAtSea: string;
    readonly recovers: string;
  };
  /** Why the city has fallen. */
  readonly lost: TextFor<Loss>;
  readonly headlines: { readonly won: string; readonly lost: string };
  readonly refusals: TextFor<SantoweriniCode>;
  readonly prompts: {
    readonly choose: string;
    readonly move: (square: string) => string;
    readonly build: string;
    readonly end: string;
  };
  /** Why a square cannot be chosen. */
  readonly whyNot: {
    readonly tooHigh: string;
    readonly taken: string;
    readonly complete: string;
    readonly tooFar: string;
    readonly noBuilder: string;
    readonly enemyTooHigh: string;
    /** Both builders could go there. */
    readonly whichBuilder: string;
    /** A builder that has nowhere to go. */
    readonly stuck: string;
  };
  /** Squares, for screen readers and the terminal. */
  readonly square: {
    readonly ground: string;
    readonly level: (level: number) => string;
    readonly dome: string;
    readonly gate: string;
    readonly landing: (faces: string) => string;
    readonly builder: string;
    readonly enemy: (
      enemy: string,
      order: string,
      facing: string,
      hits: number,
      isStunned: boolean,
    ) => string;
    readonly canMove: string;
    readonly canBuild: string;
    readonly canDefeat: string;
    readonly canPick: string;
    /** What the enemy that is watched may do there, and on which faces of the die. */
    readonly danger: Readonly<Record<'step' | 'strike' | 'end', (enemy: string, faces: string) => string>>;
  };
  /** First, second … to act. */
  readonly ordinal: (number: number) => string;
  readonly round: (round: number) => string;
  readonly wave: (wave: number) => string;
  /** So many enemies on the island. */
  readonly ashore: (enemies: number) => string;
  readonly points: (points: number) => string;
}

/** Brings them. */
export const loadSantoweriniText: TextLoader<SantoweriniText> = textLoader({
  en: async () => (await import('../en/santowerini/game.ts')).game,
  es: async () => (await import('../es/santowerini/game.ts')).game,
});
