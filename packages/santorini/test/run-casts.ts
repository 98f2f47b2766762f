import { afterAll, test } from 'vitest';
import { BatteryState, IS_FULL, type Tally } from './battery-state.ts';
import type { Cast } from './casts.ts';
import { RUN_SEED } from './seeded.ts';

/** Casts to play with, and how. */
export interface Program {
  /** For the state file and the summary. */
  readonly name: string;
  readonly casts: readonly Cast[];
  readonly games: number;
  /** Plays one game that the seed decides, throws where a rule is broken, and says how many plies it had. */
  readonly playGame: (cast: Cast, seed: string) => number;
}

/** Defines a test for every power in the first seat. A long run that was broken off goes on where it was. */
export function runCasts({ name, casts, games, playGame }: Program): void {
  const state = new BatteryState(name, `${RUN_SEED} ${games}`);
  const leaders = [...new Set(casts.map(([leader]) => leader!))];
  for (const [n, leader] of leaders.entries()) {
    const own = casts.filter(([first]) => first === leader);
    test(`${name}: ${leader} in ${own.length * games} games`, () => {
      for (const cast of own) {
        const key = cast.join(' ');
        if (!state.done.has(key)) state.finish(key, playGames(cast, games, playGame));
      }
      if (IS_FULL) console.log(`${name} ${n + 1}/${leaders.length} ${leader}: ${summary(state, own)}`);
    });
  }
  afterAll(() => console.log(`${name}: ${summary(state, casts)}`));
}

function playGames(cast: Cast, games: number, playGame: Program['playGame']): Tally {
  const from = performance.now();
  let plies = 0;
  for (let game = 0; game < games; game++) plies += playGame(cast, `${RUN_SEED}: ${cast.join(' ')} ${game}`);
  return { games, plies, seconds: (performance.now() - from) / 1000 };
}

function summary({ done }: BatteryState, casts: readonly Cast[]): string {
  const tallies = casts.map((cast) => done.get(cast.join(' '))).filter((tally) => tally !== undefined);
  const total = (count: (tally: Tally) => number): number =>
    tallies.reduce((sum, tally) => sum + count(tally), 0);
  const seconds = total((tally) => tally.seconds).toFixed(1);
  return `${tallies.length} casts, ${total(({ games }) => games)} games, ${total(({ plies }) => plies)} plies, ${seconds} s`;
}
