import { formatStage } from '@thera/santorini';
import { deviceGames, newSeed, secureRandom } from '../../../../kept-games/device-games.ts';
import type { Route } from '../../../../route.ts';
import { summaryOf } from '../../play/summary-of.ts';
import { gameFromText } from '../../tables/game-from-text.ts';
import type { Paste } from './read-paste.ts';

/** Where a paste is opened; a game is kept on this device, or only its end if it cannot be played again. */
export function openPaste(paste: Paste): Route {
  switch (paste.kind) {
    case 'link':
      return paste.to;
    case 'position':
      return { page: 'board', position: formatStage(paste.stage) };
    case 'game': {
      const again = gameFromText(paste.game, newSeed());
      if (again === undefined) return { page: 'board', position: formatStage(paste.game.stages.at(-1)!) };
      const { plan, match } = again;
      const id = deviceGames.freeId(secureRandom);
      deviceGames.keepGame({ id, plan, record: match.record, summary: summaryOf(match, plan, Date.now()) });
      return { page: 'play', game: id };
    }
  }
}

/** Whether only the end of a paste can be opened. */
export function isOnlyTheEnd(paste: Paste): boolean {
  return paste.kind === 'game' && gameFromText(paste.game, 'rehearsal') === undefined;
}
