import type { OwnPieces } from '../../src/games/grid-game.ts';
import { CHIP } from './chip.ts';

/** What only the toy game has on its board. */
export const OWN_PIECES: OwnPieces = {
  kinds: [CHIP],
  load: async () => (await import('./auction-pieces.ts')).PIECES,
};
