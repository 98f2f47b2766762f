import { playedSantowerini } from '@thera/play/santowerini';
import type { GameRoom } from '../game-room.ts';
import { spawnAdviser } from './computer/adviser.ts';
import { SantoweriniCtrl } from './ctrl.tsx';
import { summaryOf } from './play/summary-of.ts';
import { beginnings } from './tables/new-game.ts';
import type { SantoweriniTypes } from './types.ts';

/** Santowerini on these pages. */
export const room: GameRoom<SantoweriniTypes> = {
  played: playedSantowerini,
  spawnOpponent: spawnAdviser,
  newGame: beginnings.newGame,
  summaryOf,
  open: (frame) => new SantoweriniCtrl(frame),
};
