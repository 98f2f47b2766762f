import type { PieceSet } from '@thera/board';
import { ENEMY_PICTURES } from './enemy-pictures.ts';

/** The pieces of Santowerini besides its builders, for both boards. */
export const ENEMIES: PieceSet = {
  pictures: ENEMY_PICTURES,
  solids: async () => (await import('./enemy-solids.ts')).ENEMY_SOLIDS,
};
