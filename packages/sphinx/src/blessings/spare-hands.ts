import type { Power } from '../power.ts';

/** The worker that moved may build once more. */
export const spareHands: Power = {
  buildsAgain: ({ turn }) => [{ worker: turn.mover!, allows: () => true }],
};
