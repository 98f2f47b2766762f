import { afterAll, expect, test } from 'vitest';
import { BatteryState, IS_FULL, type Tally } from './battery-state.ts';
import { type Cast, inSomeEdition } from './casts.ts';
import { momentFault } from './inspect-moment.ts';
import { randomGame } from './random-play.ts';
import { randomStart } from './random-start.ts';
import { RUN_SEED, seeded } from './seeded.ts';

/** Casts to play with, and how many games each has. */
export interface Program {
  /** For the state file and the summary. */
  readonly name: string;
  readonly casts: readonly Cast[];
  readonly games: number;
}

/** Defines a test for every power in the first seat: random games in which every rule is checked after every turn. */
export function playCasts({ name, casts, games }: Program): void {
  const state = new BatteryState(name, `${RUN_SEED} ${games}`);
  const leaders = [...new Set(casts.map(([leader]) => leader!))];
  for (const [n, leader] of leaders.entries()) {
    const own = casts.filter(([first]) => first === leader);
    test(`${leader} keeps the rules in ${own.length * games} games (${name})`, () => {
      for (const cast of own) {
        const key = cast.join(' ');
        if (!state.done.has(key)) state.finish(key, playCast(cast, games));
      }
      if (IS_FULL) console.log(`${name} ${n + 1}/${leaders.length} ${leader}: ${summary(state, own)}`);
    });
  }
  afterAll(() => console.log(`${name}: ${summary(state, casts)}`));
}

function playCast(cast: Cast, games: number): Tally {
  const from = performance.now();
  let plies = 0;
  for (let game = 0; game < games; game++) plies += playGame(cast, `${RUN_SEED}: ${cast.join(' ')} ${game}`);
  return { games, plies, seconds: (performance.now() - from) / 1000 };
}

/** One game; its seed decides everything, and is named with the position when something is wrong. */
function playGame(cast: Cast, seed: string): number {
  const chance = seeded(seed);
  const options = { built: chance.happens(0.4), late: chance.happens(0.3) };
  const start = randomStart(inSomeEdition(cast, chance), chance, options);
  const removals = chance.happens(0.3) ? 0.05 : 0;
  let plies = 0;
  for (const moment of randomGame(start, chance, { plies: 60, removals })) {
    plies++;
    const fault = momentFault(moment, chance);
    if (fault !== undefined) expect.fail(`seed "${seed}", ply ${plies}: ${fault}`);
  }
  return plies;
}

function summary({ done }: BatteryState, casts: readonly Cast[]): string {
  const tallies = casts.map((cast) => done.get(cast.join(' '))).filter((tally) => tally !== undefined);
  const total = (count: (tally: Tally) => number): number =>
    tallies.reduce((sum, tally) => sum + count(tally), 0);
  const seconds = total((tally) => tally.seconds).toFixed(1);
  return `${tallies.length} casts, ${total(({ games }) => games)} games, ${total(({ plies }) => plies)} plies, ${seconds} s`;
}
