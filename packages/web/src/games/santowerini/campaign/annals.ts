import type { Campaign, Difficulty, PlaceCode } from '@thera/santowerini';

/** A campaign that is over, or was given up for another. */
export interface PastCampaign {
  readonly campaign: Campaign;
  /** Milliseconds since 1970. */
  readonly ended: number;
}

/** The best that one has done in one place at one difficulty. */
export interface Best {
  readonly points: number;
  /** The fewest rounds that a win took; in the siege without end the most that one has held out. */
  readonly rounds?: number;
  /** The last wave that one has seen, in the siege without end. */
  readonly wave?: number;
  /** Games that have ended. */
  readonly games: number;
}

/** What came of the scenario of a day. */
export interface DayResult {
  readonly points: number;
  readonly isWon: boolean;
  /** Rounds of the best try. */
  readonly rounds: number;
  readonly tries: number;
}

/** What a player has done on this device. */
export interface Annals {
  /** The campaign that goes on, or the last one until another begins. */
  readonly campaign: Campaign | undefined;
  /** The game that is the present try of the campaign. */
  readonly playing: string | undefined;
  /** The latest first. */
  readonly past: readonly PastCampaign[];
  /** By place and difficulty. */
  readonly bests: Readonly<Record<string, Best>>;
  /** By day. */
  readonly days: Readonly<Record<string, DayResult>>;
  /** Games that have been counted: with the number of the try in the campaign, or null if they were played alone. */
  readonly credited: Readonly<Record<string, number | null>>;
}

export const NO_ANNALS: Annals = {
  campaign: undefined,
  playing: undefined,
  past: [],
  bests: {},
  days: {},
  credited: {},
};

export const bestKey = (place: PlaceCode, difficulty: Difficulty): string => `${place} ${difficulty}`;

export const ANNALS_VERSION = 1;

/** The annals as the text that is kept. */
export const formatAnnals = (annals: Annals): string =>
  JSON.stringify({ version: ANNALS_VERSION, ...annals });
