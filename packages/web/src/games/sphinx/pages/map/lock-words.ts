import type { Lock } from '@thera/sphinx';
import type { MapText } from '@thera/texts/sphinx';

/** Why a riddle is closed, as short as a plate has room for. */
export const lockInBrief = (lock: Lock, { adventure: { locks } }: MapText): string =>
  lock.reason === 'riddle-before' ? locks.after(lock.riddle) : locks.notOpenYet;

/** Why a riddle is closed, in a sentence. */
export function lockInWords(lock: Lock, { adventure: { locks }, game }: MapText): string {
  switch (lock.reason) {
    case 'riddle-before':
      return locks.riddleBefore(lock.riddle, game.riddles[lock.riddle]!.title);
    case 'island-unfinished':
      return locks.islandUnfinished(game.islands[lock.island]);
    case 'circles-missing':
      return locks.circlesMissing(lock.riddles.join(', '));
  }
}
