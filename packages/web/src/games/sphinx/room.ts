import { playedSphinx } from '@thera/play/sphinx';
import type { GameRoom } from '../game-room.ts';
import { Partner } from './computer/partner.ts';
import { SphinxCtrl } from './ctrl.tsx';
import { summaryOf } from './play/summary-of.ts';
import { beginnings } from './tables/new-game.ts';
import type { SphinxTypes } from './types.ts';

/** Riddle of the Sphinx on these pages. */
export const room: GameRoom<SphinxTypes> = {
  played: playedSphinx,
  spawnOpponent: (game) => new Partner(game),
  newGame: beginnings.newGame,
  summaryOf,
  open: (frame) => new SphinxCtrl(frame),
};
