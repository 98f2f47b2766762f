import type { PieceSet, Scene } from '@thera/board';
import type { MakeGameBoard } from '../boards/game-board.ts';
import { parseScene } from '../kept-games/parse-scene.ts';
import type { SceneFormat } from './game-listing.ts';

/** Pieces and tokens of a game's own, by name, and how to bring what they look like. */
export interface OwnPieces {
  readonly kinds: readonly string[];
  load(): Promise<PieceSet>;
}

/** How lists of games show a grid, with the pieces that not every board knows. */
export const gridScenes = (pieces?: OwnPieces): SceneFormat<Scene> => ({
  parse: (input) => parseScene(input, pieces?.kinds),
  async picture(scene) {
    const [{ thumbnail }, own] = await Promise.all([import('./grid-thumbnail.ts'), pieces?.load()]);
    return thumbnail(scene, own);
  },
});

/** Brings a grid to play on. */
export async function loadGridBoard(pieces?: OwnPieces): Promise<MakeGameBoard> {
  const [{ GridBoard }, own] = await Promise.all([import('../boards/grid-board.tsx'), pieces?.load()]);
  return () => new GridBoard(own);
}
