import { LOSSES, type Loss } from '../ending.ts';
import type { PlayedGame } from './play-out.ts';

/** What many games of one kind come to; shares are from 0 to 1. */
export interface Tally {
  readonly games: number;
  readonly won: number;
  /** Where the true share of wins lies, with 95 %. */
  readonly from: number;
  readonly to: number;
  /** Means over all games: a lost one has no points. */
  readonly points: number;
  readonly rounds: number;
  /** Of the games that were won. */
  readonly keptBuilders: number;
  readonly hadBuildings: number;
  readonly open: number;
  readonly losses: Readonly<Record<Loss, number>>;
  /** Of the siege without end: half of the games came no further. */
  readonly medianWave: number;
  readonly defeated: number;
}

export function tallyOf(played: readonly PlayedGame[]): Tally {
  const won = played.filter(({ ending }) => ending === 'won');
  const share = (ending: PlayedGame['ending']): number =>
    mean(played.map((game) => (game.ending === ending ? 1 : 0)));
  const [from, to] = wilson(won.length, played.length);
  return {
    games: played.length,
    won: share('won'),
    from,
    to,
    points: mean(played.map(({ points }) => points)),
    rounds: mean(played.map(({ rounds }) => rounds)),
    keptBuilders: mean(won.map(({ bonuses }) => (bonuses.includes('alive') ? 1 : 0))),
    hadBuildings: mean(won.map(({ bonuses }) => (bonuses.includes('buildings') ? 1 : 0))),
    open: share('open'),
    losses: Object.fromEntries(LOSSES.map((loss) => [loss, share(loss)])) as Record<Loss, number>,
    medianWave: median(played.map(({ wave }) => wave)),
    defeated: mean(played.map(({ defeated }) => defeated)),
  };
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The normal distribution has 95 % within so many deviations. */
const DEVIATIONS = 1.96;

/** Wilson's interval: it stays between 0 and 1, also where everything was won. */
export function wilson(won: number, games: number): readonly [from: number, to: number] {
  if (games === 0) return [0, 1];
  const share = won / games;
  const spread = DEVIATIONS ** 2 / games;
  const middle = share + spread / 2;
  const reach = Math.sqrt(spread * (share * (1 - share) + spread / 4));
  // Rounding may lead a hair past the ends.
  return [Math.max(0, (middle - reach) / (1 + spread)), Math.min(1, (middle + reach) / (1 + spread))];
}
