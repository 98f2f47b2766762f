import { TIERS, type Tier } from '../riddle.ts';
import type { PlayedRiddle } from './play-out.ts';

/** What many riddles of one kind come to. */
export interface Tally {
  readonly games: number;
  /** How many reached a tier or a higher one. */
  readonly reached: Readonly<Record<Tier, number>>;
  /** Means over all games. */
  readonly turns: number;
  readonly gods: number;
  readonly destroyed: number;
}

export function tallyOf(played: readonly PlayedRiddle[]): Tally {
  const mean = (count: (game: PlayedRiddle) => number): number =>
    played.length === 0 ? 0 : played.reduce((sum, game) => sum + count(game), 0) / played.length;
  const reached = (tier: Tier): number => played.filter((game) => isAtLeast(game, tier)).length;
  return {
    games: played.length,
    reached: {
      silver: reached('silver'),
      gold: reached('gold'),
      heroic: reached('heroic'),
      godlike: reached('godlike'),
    },
    turns: mean(({ turns }) => turns),
    gods: mean(({ gods }) => gods),
    destroyed: mean(({ destroyed }) => destroyed),
  };
}

const isAtLeast = ({ achieved }: PlayedRiddle, tier: Tier): boolean =>
  TIERS.slice(TIERS.indexOf(tier)).some((one) => achieved.includes(one));
