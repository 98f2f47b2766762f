import { ISLANDS, type Island } from '../riddle.ts';
import { RIDDLES } from '../riddles/index.ts';
import { solvedRiddles } from './circles-of-log.ts';
import { BEFORE_THE_LAIR, riddlesInOrder, TUTORIAL } from './islands.ts';
import type { AdventureLog } from './log.ts';

/** Why a riddle is not open. */
export type Lock =
  /** The riddle before it on its island has no circle. */
  | { readonly reason: 'riddle-before'; readonly riddle: number }
  /** Another island is begun and not complete. */
  | { readonly reason: 'island-unfinished'; readonly island: Island }
  /** The Lair needs a circle on each of these. */
  | { readonly reason: 'circles-missing'; readonly riddles: readonly number[] };

/** What keeps a riddle closed; undefined if it is open. */
export function lockOf(log: AdventureLog, riddle: number): Lock | undefined {
  if (riddle === TUTORIAL || log.plays.some((play) => play.riddle === riddle)) return undefined;
  const island = RIDDLES[riddle]!.island;
  const solved = solvedRiddles(log);
  const before = riddlesInOrder(island).findLast((other) => other < riddle);
  if (before !== undefined)
    return solved.has(before) ? undefined : { reason: 'riddle-before', riddle: before };
  return island === 'lair' ? lairLock(solved) : islandLock(solved, island);
}

/** Whether there is a circle on each riddle of an island. */
export const isComplete = (log: AdventureLog, island: Island): boolean =>
  isCompleteWith(solvedRiddles(log), island);

/** With the Lair the mystery pack is opened. */
export const isLairOpen = (log: AdventureLog): boolean => lairLock(solvedRiddles(log)) === undefined;

function lairLock(solved: ReadonlySet<number>): Lock | undefined {
  const riddles = BEFORE_THE_LAIR.filter((riddle) => !solved.has(riddle));
  return riddles.length === 0 ? undefined : { reason: 'circles-missing', riddles };
}

function islandLock(solved: ReadonlySet<number>, island: Island): Lock | undefined {
  if (isBegunWith(solved, island)) return undefined;
  const unfinished = ISLANDS.find(
    (other) => other !== 'lair' && isBegunWith(solved, other) && !isCompleteWith(solved, other),
  );
  return unfinished === undefined ? undefined : { reason: 'island-unfinished', island: unfinished };
}

/** An island is begun with its first circle: a try that brought nothing binds nobody. */
const isBegunWith = (solved: ReadonlySet<number>, island: Island): boolean =>
  riddlesInOrder(island).some((riddle) => solved.has(riddle));

const isCompleteWith = (solved: ReadonlySet<number>, island: Island): boolean =>
  riddlesInOrder(island).every((riddle) => solved.has(riddle));
