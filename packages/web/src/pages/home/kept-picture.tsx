import { thumbnail } from '@thera/board';
import type { JSX } from 'preact/jsx-runtime';
import { LISTINGS } from '../../games/listings.ts';
import type { KeptGame } from '../../kept-games/kept-game.ts';
import { LatePicture } from '../../shell/late-picture.tsx';

/** The board of a kept game. What the pieces of the game look like is brought first, if it has its own. */
export function KeptPicture({ kept }: { readonly kept: KeptGame }): JSX.Element {
  const { scene } = kept.summary;
  const draw = async (): Promise<string> => thumbnail(scene, await LISTINGS[kept.plan.game].pieces?.load());
  return <LatePicture class="thumbnail" draw={draw} of={[scene]} />;
}
