import type { HomeText } from '@thera/texts';
import type { JSX } from 'preact/jsx-runtime';
import type { ListedNames } from '../../games/home-part.ts';
import type { KeptGame } from '../../kept-games/kept-game.ts';
import { formatRoute } from '../../route.ts';
import { Icon } from '../../shell/icon.tsx';
import { Sheet } from '../../shell/sheet.tsx';
import { KeptPicture } from './kept-picture.tsx';

interface GameListProps {
  readonly games: readonly KeptGame[];
  readonly text: HomeText;
  /** How the games are called. */
  readonly namesOf: (kept: KeptGame) => ListedNames;
  /** The game that was deleted last and can still be brought back. */
  readonly dropped: KeptGame | undefined;
  readonly onDrop: (game: KeptGame) => void;
  readonly onBringBack: (game: KeptGame) => void;
  readonly onClose: () => void;
}

/** All games of this device, to go on with, to look at, or to delete. */
export function GameList(props: GameListProps): JSX.Element {
  const { games, text, namesOf, dropped, onDrop, onBringBack, onClose } = props;
  return (
    <Sheet title={text.allGamesTitle} closeLabel={text.close} onClose={onClose}>
      <ul class="game-list">
        {games.map((kept) => {
          const names = namesOf(kept);
          const title = names.title(kept, text);
          return (
            <li key={kept.id}>
              <a href={formatRoute({ page: 'play', game: kept.id })}>
                <KeptPicture kept={kept} />
                <span>
                  <strong>{title}</strong>
                  <small>{names.status(kept, text)}</small>
                </span>
              </a>
              <button type="button" class="tool" aria-label={text.drop(title)} onClick={() => onDrop(kept)}>
                <Icon name="trash" />
              </button>
            </li>
          );
        })}
      </ul>
      <div class="game-dropped" role="status">
        {dropped !== undefined && (
          <>
            <span>{text.dropped(namesOf(dropped).title(dropped, text))}</span>
            <button type="button" class="plain-button" onClick={() => onBringBack(dropped)}>
              <Icon name="undo" />
              {text.undo}
            </button>
          </>
        )}
      </div>
    </Sheet>
  );
}
