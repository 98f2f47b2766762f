import {
  type AdventureLog,
  isEntered,
  isLairOpen,
  LAST_RIDDLE,
  type StoryPage,
  standingOf,
} from '@thera/sphinx';

/** A page of the story that has just come within reach: the parcel when the Lair opens, and the ending. */
export function storyDue(log: AdventureLog): StoryPage | undefined {
  if (standingOf(log).isTold) return log.plays.at(-1)?.riddle === LAST_RIDDLE ? 'ending' : undefined;
  return isLairOpen(log) && !isEntered(log, 'lair') ? 'mystery-pack' : undefined;
}
