import type { MakeBoard } from './board.ts';
import type { PieceSet } from './piece-set.ts';

/** The board in three dimensions; it is large, and comes by itself when somebody wants it. */
export async function loadThreeBoard(pieces?: PieceSet): Promise<MakeBoard> {
  const [{ makeThreeBoard }, solids] = await Promise.all([
    import('./three/three-board.ts'),
    pieces?.solids() ?? {},
  ]);
  return makeThreeBoard(solids);
}
