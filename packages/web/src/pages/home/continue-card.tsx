import type { HomeText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import type { ListedNames } from '../../games/home-part.ts';
import type { KeptGame } from '../../kept-games/kept-game.ts';
import { formatRoute } from '../../route.ts';
import { KeptPicture } from './kept-picture.tsx';

interface ContinueCardProps {
  readonly kept: KeptGame;
  readonly text: HomeText;
  /** Not yet here at first; the card keeps its size. */
  readonly names: ListedNames | undefined;
}

/** The game that was played last, to go on with. */
export function ContinueCard({ kept, text, names }: ContinueCardProps): JSX.Element {
  return (
    <section class="card continue-card" aria-label={text.continue}>
      <KeptPicture kept={kept} />
      <div class="continue-words">
        <span class="label">{text.continue}</span>
        <h2>{names?.title(kept, text) ?? ' '}</h2>
        <p>{names?.status(kept, text) ?? ' '}</p>
      </div>
      <a class="button" href={formatRoute({ page: 'play', game: kept.id })}>
        {text.resume}
      </a>
    </section>
  );
}
