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
  readonly onDrop: (id: string) => void;
  readonly onClose: () => void;
}

/** All games of this device, to go on with, to look at, or to delete. */
export function GameList({ games, text, namesOf, onDrop, onClose }: GameListProps): JSX.Element {
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
              <button
                type="button"
                class="tool"
                aria-label={text.drop(title)}
                onClick={() => onDrop(kept.id)}
              >
                <Icon name="trash" />
              </button>
            </li>
          );
        })}
      </ul>
    </Sheet>
  );
}
