import { thumbnail } from '@thera/board';
import { Island, type PlaceCode } from '@thera/santowerini';
import type { JSX } from 'preact/jsx-runtime';
import { LatePicture } from '../../../../shell/late-picture.tsx';
import { sceneOf } from '../../board/scene-of.ts';

/** The island of a scenario before anybody has landed. */
export function PlacePicture({ place }: { readonly place: PlaceCode }): JSX.Element {
  const draw = (): string =>
    thumbnail(sceneOf(Island.of({ scenario: place, difficulty: 'normal', attempt: 1 }).state));
  return <LatePicture class="place-picture" draw={draw} of={[place]} />;
}
