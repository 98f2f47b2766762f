import type { Rank } from '@thera/santowerini';
import type { TextFor } from '../../common/text-for.ts';
import { type TextLoader, textLoader } from '../../text-loader.ts';
import type { SantoweriniText } from '../game-text.ts';

/** Why something that was kept cannot be read, in full or in part. */
export type AnnalsDamage =
  | 'bad-campaign'
  | 'no-such-difficulty'
  | 'bad-attempts'
  | 'bad-attempt'
  | 'not-annals'
  | 'newer-version'
  | 'bad-past'
  | 'bad-best'
  | 'bad-day'
  | 'bad-credit';

/** What a game leaves behind in the campaign, on the card at its end. */
export interface StandingText {
  readonly before: (points: number) => string;
  readonly nextLevel: (level: number) => string;
  readonly tryAgain: string;
  readonly chooseLetter: string;
  readonly attemptsLeft: (attempts: number, level: number) => string;
  readonly otherLanding: (name: string, points: number) => string;
  readonly levelLost: (level: number) => string;
  readonly over: (rank: string) => string;
  readonly toCampaign: string;
  readonly newBest: string;
  readonly best: (points: number) => string;
}

/** The page with everything that can be defended. */
export interface CampaignText {
  readonly title: string;
  readonly game: SantoweriniText;
  readonly lead: string;
  readonly back: string;
  readonly campaign: string;
  readonly pointsWord: (points: number) => string;
  readonly moreTo: (points: number, rank: string) => string;
  readonly morePoints: (points: number) => string;
  readonly range: (from: number, to: number) => string;
  readonly from: (points: number) => string;
  readonly highest: string;
  readonly ladder: (rank: string, points: number) => string;
  readonly difficulty: string;
  readonly difficultyNote: string;
  readonly difficultyFixed: string;
  readonly atDifficulty: (difficulty: string) => string;
  readonly level: (level: number) => string;
  readonly choose: string;
  readonly attempt: (attempt: number, points: number) => string;
  readonly wonIn: (code: string, rounds: number) => string;
  readonly lostAll: string;
  readonly won: string;
  readonly lost: string;
  readonly notChosen: string;
  readonly keep: (buildings: number) => string;
  readonly or: (name: string) => string;
  readonly upTo: (points: number) => string;
  readonly play: (name: string) => string;
  readonly resume: (name: string) => string;
  readonly over: { readonly title: TextFor<Rank>; readonly again: string };
  readonly anew: {
    readonly ask: string;
    readonly warning: string;
    readonly confirm: string;
    readonly cancel: string;
  };
  readonly single: { readonly title: string; readonly note: string; readonly close: string };
  readonly today: {
    readonly title: string;
    readonly note: string;
    readonly play: string;
    readonly again: string;
    readonly best: (points: number, rounds: number) => string;
    readonly lost: (tries: number) => string;
    readonly notYet: string;
    readonly share: string;
    readonly shared: string;
    readonly cannotShare: string;
    readonly result: (day: string, place: string, points: number, rounds: number) => string;
    readonly lostResult: (day: string, place: string) => string;
  };
  readonly siege: {
    readonly play: string;
    readonly best: (defeated: number, wave: number) => string;
    readonly notYet: string;
  };
  readonly more: { readonly learn: string; readonly rules: string; readonly past: string };
  readonly firstTime: { readonly title: string; readonly sentence: string; readonly button: string };
  readonly bonuses: string;
  readonly damage: {
    readonly title: string;
    readonly kept: string;
    readonly goOn: string;
    readonly reasons: TextFor<AnnalsDamage>;
  };
  readonly notKept: string;
  readonly cannotStart: string;
  readonly standing: StandingText;
}

export const loadCampaignText: TextLoader<CampaignText> = textLoader({
  en: async () => (await import('../../en/santowerini/pages/campaign.ts')).campaign,
  es: async () => (await import('../../es/santowerini/pages/campaign.ts')).campaign,
});
