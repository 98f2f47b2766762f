import { type AdventureLog, ISLAND_RIDDLES, type Island, isComplete, RIDDLES } from '@thera/sphinx';
import type { MapText } from '@thera/texts/sphinx';
import type { MapRiddle } from '../../adventure/riddles-of.ts';

/** What stands below the name of an island: how it is with it, and how many circles it has. */
export function islandNote(
  log: AdventureLog,
  island: Island,
  riddles: readonly MapRiddle[],
  { island: text, game }: MapText,
): string {
  const own = ISLAND_RIDDLES[island].map((riddle) => riddles[riddle]!);
  const circles = own.flatMap((riddle) => riddle.circles);
  const shaded = circles.filter(({ state }) => state === 'shaded').length;
  const first = own.find(({ number }) => number > 0)!;
  if (first.lock?.reason === 'circles-missing') return text.lairNeeds;
  if (first.lock?.reason === 'island-unfinished') return text.opensAfter(game.islands[first.lock.island]);
  if (isComplete(log, island)) return text.withCircles(text.allSolved, shaded, circles.length);
  const last = log.plays.at(-1);
  const isHere = last !== undefined && RIDDLES[last.riddle]!.island === island;
  return isHere
    ? text.withCircles(text.youAreHere, shaded, circles.length)
    : text.circles(shaded, circles.length);
}
