import { recordPlay } from '@thera/sphinx';
import { ok } from '@thera/table';
import type { GameStore } from '../../../kept-games/game-store.ts';
import type { AdventureStore } from './adventure-store.ts';
import { finishedPlay } from './finished-play.ts';
import type { GameNotes } from './game-notes.ts';
import type { SeatNames } from './seat-names.ts';

/**
 * Writes every play that has ended since into the log of its adventure. A play belongs to the adventure in which it was
 * set up, and the kept game is the proof of what came of it: whenever the page was left between the last turn and this,
 * the next one who asks finds it. What the log has already is not written again.
 */
export function recordPlays(
  store: AdventureStore,
  games: Pick<GameStore, 'loadGame'>,
  names: Pick<GameNotes<SeatNames>, 'noteOf'>,
): void {
  for (const { id, setups, plays } of store.read().shelf) {
    const open = setups.filter(({ play }) => !plays.some((known) => known.id === play));
    for (const { play } of open) {
      const kept = games.loadGame(play);
      if (!kept.ok || !kept.value.summary.isOver) continue;
      const finished = finishedPlay(kept.value, names.noteOf(play) ?? []);
      if (finished === undefined) continue;
      store.change(id, (log) => {
        const recorded = recordPlay(log, finished);
        return recorded.ok ? ok(recorded.value.log) : recorded;
      });
    }
  }
}
