import { expect } from 'vitest';
import { formatPosition } from '../src/notation/format-position.ts';
import { formatTurn } from '../src/notation/format-turn.ts';
import { play } from '../src/play.ts';
import { Position } from '../src/position.ts';
import { IS_FULL } from './battery-state.ts';
import { type Cast, inSomeEdition } from './casts.ts';
import { naiveResults } from './naive/results.ts';
import { type Moment, randomGame } from './random-play.ts';
import { randomFleeceStart, randomStart, type StartOptions } from './random-start.ts';
import { type Seeded, seeded } from './seeded.ts';

/** Longer lists than this are left to the long battery: a few of them take as long as all others together. */
const LONG = IS_FULL ? Number.POSITIVE_INFINITY : 20_000;
/** So many differing results are named. */
const NAMED = 3;

/** Whether a position is compared in a run of this length. */
export const isCompared = ({ starts }: Moment): boolean => starts.length <= LONG;

/** Where the listed turns and the naive reading of the rules differ in their results, if they do. */
export function differenceAt({ position, turns, starts }: Moment): string | undefined {
  const after = new Position();
  const listed = new Map<string, string>();
  for (const at of starts) {
    play(position, turns.data, at, after);
    listed.set(formatPosition(after), formatTurn(position, turns.data, at));
  }
  const naive = naiveResults(formatPosition(position));
  const missing = [...naive].filter((result) => !listed.has(result));
  const surplus = [...listed].filter(([result]) => !naive.has(result));
  if (missing.length + surplus.length === 0 && listed.size === starts.length) return undefined;
  return [
    `${formatPosition(position)}: ${starts.length} turns, ${naive.size} results`,
    ...missing.slice(0, NAMED).map((result) => `  missing: ${result}`),
    ...surplus.slice(0, NAMED).map(([result, turn]) => `  surplus: ${turn} = ${result}`),
  ].join('\n');
}

/** Compares the positions of a random game with the naive rules, and says how many there were. */
export function compareGame(cast: Cast, seed: string, plies: number): number {
  // What Gaea is asked depends on what she sees of Hecate, which the naive rules, who see everything, do not know.
  if (cast.some((card) => card.startsWith('gaea')) && cast.some((card) => card.startsWith('hecate')))
    return 0;
  return compare(seed, plies, (chance, options) => randomStart(inSomeEdition(cast, chance), chance, options));
}

/** The same for the Golden Fleece variant; the cast is the power beside the board. */
export function compareFleeceGame(cast: Cast, seed: string, plies: number): number {
  return compare(seed, plies, (chance, options) => {
    const [power] = inSomeEdition(cast, chance);
    return randomFleeceStart(power!, chance, options);
  });
}

function compare(
  seed: string,
  plies: number,
  startOf: (chance: Seeded, options: StartOptions) => Position,
): number {
  const chance = seeded(seed);
  const start = startOf(chance, { built: chance.happens(0.7), late: chance.happens(0.5) });
  let positions = 0;
  for (const moment of randomGame(start, chance, { plies, removals: chance.happens(0.2) ? 0.1 : 0 })) {
    if (!isCompared(moment)) continue;
    positions++;
    const difference = differenceAt(moment);
    if (difference !== undefined) expect.fail(`seed "${seed}": ${difference}`);
  }
  return positions;
}
