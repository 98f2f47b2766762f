import type { HomeText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import type { ListedNames } from '../../games/home-part.ts';
import { LISTINGS } from '../../games/listings.ts';
import type { KeptGame } from '../../kept-games/kept-game.ts';
import { formatRoute } from '../../route.ts';
import { LatePicture } from '../../shell/late-picture.tsx';

interface DeviceRowProps {
  readonly kept: KeptGame;
  /** Not yet here at first; the row keeps its size. */
  readonly names: ListedNames | undefined;
  readonly text: HomeText;
}

/** A game of this device. */
export function DeviceRow({ kept, names, text }: DeviceRowProps): JSX.Element {
  return (
    <li>
      <a class="card own-game" href={formatRoute({ page: 'play', game: kept.id })}>
        <LatePicture
          class="own-game-picture"
          draw={() => LISTINGS[kept.plan.game].scenes.picture(kept.summary.scene)}
          of={[kept.summary.scene]}
        />
        <span class="own-game-words">
          <strong>{names?.title(kept, text) ?? ' '}</strong>
          <span>{names?.status(kept, text) ?? ' '}</span>
        </span>
      </a>
    </li>
  );
}
