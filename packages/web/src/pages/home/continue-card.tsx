import { thumbnail } from '@thera/board';
import type { GameText, HomeText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import type { KeptGame } from '../../kept-games/kept-game.ts';
import { formatRoute } from '../../route.ts';
import { gameStatus, gameTitle } from './game-words.ts';
import { LatePicture } from './late-picture.tsx';

interface ContinueCardProps {
  readonly kept: KeptGame;
  readonly text: HomeText;
  /** Not yet here at first; the card keeps its size. */
  readonly game: GameText | undefined;
}

/** The game that was played last, to go on with. */
export function ContinueCard({ kept, text, game }: ContinueCardProps): JSX.Element {
  const { scene } = kept.summary;
  return (
    <section class="card continue-card" aria-label={text.continue}>
      <LatePicture class="thumbnail" draw={() => thumbnail(scene)} of={[scene]} />
      <div class="continue-words">
        <span class="label">{text.continue}</span>
        <h2>{game === undefined ? ' ' : gameTitle(kept, { text, game })}</h2>
        <p>{game === undefined ? ' ' : gameStatus(kept, { text, game })}</p>
      </div>
      <a class="button" href={formatRoute({ page: 'play', game: kept.id })}>
        {text.resume}
      </a>
    </section>
  );
}
