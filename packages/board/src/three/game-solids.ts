import type { PieceSolids } from '../piece-set.ts';
import type { Materials } from './materials.ts';
import type { Palette } from './palette.ts';
import type { Signage } from './signage.ts';

export type MakeSignage = (palette: Palette, materials: Materials, solids: PieceSolids) => Signage;

/** What a game with pieces of its own brings along to the board in three dimensions. */
export interface GameSolids {
  readonly solids: PieceSolids;
  readonly makeSignage: MakeSignage;
}
