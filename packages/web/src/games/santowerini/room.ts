import { playedSantowerini } from '@thera/play/santowerini';
import type { GameRoom } from '../game-room.ts';
import { Adviser } from './computer/adviser.ts';
import { SantoweriniCtrl } from './ctrl.tsx';
import { summaryOf } from './play/summary-of.ts';
import { beginnings } from './tables/new-game.ts';
import type { SantoweriniTypes } from './types.ts';

/** Santowerini on these pages. */
export const room: GameRoom<SantoweriniTypes> = {
  played: playedSantowerini,
  spawnOpponent: () => new Adviser(),
  newGame: beginnings.newGame,
  summaryOf,
  open: (frame) => new SantoweriniCtrl(frame),
};
