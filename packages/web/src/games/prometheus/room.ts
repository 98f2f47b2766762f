import { playedPrometheus } from '@thera/play/prometheus';
import type { GameRoom } from '../game-room.ts';
import { spawnOpponent } from './computer/opponent.ts';
import { PrometheusCtrl } from './ctrl.tsx';
import { summaryOf } from './play/summary-of.ts';
import { beginnings } from './tables/new-game.ts';
import type { PrometheusTypes } from './types.ts';

/** The Search for Prometheus on these pages. */
export const room: GameRoom<PrometheusTypes> = {
  played: playedPrometheus,
  spawnOpponent,
  newGame: beginnings.newGame,
  summaryOf,
  open: (frame) => new PrometheusCtrl(frame),
};
