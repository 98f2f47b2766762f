import type { MakeBoard } from './board.ts';
import type { PieceSet } from './piece-set.ts';
import type { GameSolids } from './three/game-solids.ts';

/** The board in three dimensions; it is large, and comes by itself when somebody wants it. */
export async function loadThreeBoard(pieces?: PieceSet): Promise<MakeBoard> {
  const [{ makeThreeBoard }, game] = await Promise.all([
    import('./three/three-board.ts'),
    pieces && gameSolids(pieces),
  ]);
  return makeThreeBoard(game);
}

async function gameSolids(pieces: PieceSet): Promise<GameSolids> {
  const [solids, { SIGNAGE }] = await Promise.all([pieces.solids(), import('./three/signage.ts')]);
  return { solids, signage: SIGNAGE };
}
