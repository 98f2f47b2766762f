import type { SceneFormat } from '../../game-listing.ts';
import { type KeptScene, parseKeptScene } from './kept-scene.ts';

/** How lists of games show both maps. */
export const keptScenes: SceneFormat<KeptScene> = {
  parse: parseKeptScene,
  picture: async (scene) => (await import('./kept-picture.ts')).keptPicture(scene),
};
