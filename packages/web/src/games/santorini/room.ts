import { playedSantorini } from '@thera/play/santorini';
import type { GameRoom } from '../game-room.ts';
import { Thinker } from './computer/thinker.ts';
import { SantoriniCtrl } from './ctrl.tsx';
import { summaryOf } from './play/summary-of.ts';
import { beginnings } from './tables/new-game.ts';
import type { SantoriniTypes } from './types.ts';

/** Santorini on these pages. */
export const room: GameRoom<SantoriniTypes> = {
  played: playedSantorini,
  spawnOpponent: () => new Thinker(),
  newGame: beginnings.newGame,
  summaryOf,
  open: (frame) => new SantoriniCtrl(frame),
};
