import type { GameStore } from '../../../kept-games/game-store.ts';
import type { KeptGame } from '../../../kept-games/kept-game.ts';
import { isReplayId } from '../links/replay-id.ts';
import { SANTOWERINI } from '../name.ts';
import type { Annals } from './annals.ts';
import type { AnnalsStore } from './annals-store.ts';
import { withCredit } from './credit.ts';
import { finishedGame } from './finished-game.ts';

/**
 * Counts every game that has ended and was not counted yet. The kept game is the proof: whenever the page was left
 * between the last turn and this, the next one who asks finds it.
 */
export function creditGames(store: AnnalsStore, games: Pick<GameStore, 'listGames'>): void {
  store.change((annals) => {
    const kept = games.listGames();
    const isDue = ({ id, plan, summary }: KeptGame): boolean =>
      plan.game === SANTOWERINI && summary.isOver && !(id in annals.credited) && !isReplayId(id);
    const due = kept.filter(isDue).toReversed();
    if (due.length === 0) return annals;
    const credited = due.reduce<Annals>((sum, game) => {
      const finished = finishedGame(game);
      return finished === undefined ? sum : withCredit(sum, finished);
    }, annals);
    return withoutGone(credited, new Set(kept.map(({ id }) => id)));
  });
}

/** A game that is not kept any more cannot come to be counted again. */
function withoutGone(annals: Annals, ids: ReadonlySet<string>): Annals {
  const credited = Object.fromEntries(Object.entries(annals.credited).filter(([id]) => ids.has(id)));
  return { ...annals, credited };
}
