import type { JSX } from 'preact/jsx-runtime';
import { LISTINGS } from '../../games/listings.ts';
import type { KeptGame } from '../../kept-games/kept-game.ts';
import { LatePicture } from '../../shell/late-picture.tsx';

/** The board of a kept game. What it takes to draw it is brought first. */
export function KeptPicture({ kept }: { readonly kept: KeptGame }): JSX.Element {
  const { scene } = kept.summary;
  const draw = (): Promise<string> => LISTINGS[kept.plan.game].scenes.picture(scene);
  return <LatePicture class="thumbnail" draw={draw} of={[scene]} />;
}
