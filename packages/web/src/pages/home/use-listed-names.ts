import type { GameName } from '@thera/play';
import { useEffect, useState } from 'preact/hooks';
import type { ListedNames } from '../../games/home-part.ts';
import { LISTINGS } from '../../games/listings.ts';
import type { KeptGame } from '../../kept-games/kept-game.ts';
import { language } from '../../language.ts';

type NamesByGame = ReadonlyMap<GameName, ListedNames>;

/** How kept games are called, once that is here; nobody asks for names of games that are not kept. */
export function useListedNames(games: readonly KeptGame[]): NamesByGame | undefined {
  const spoken = language.value;
  const [found, setFound] = useState<{ readonly names: NamesByGame; readonly of: string }>();
  const wanted = [...new Set(games.map(({ plan }) => plan.game))].sort();
  const of = `${spoken} ${wanted.join()}`;
  useEffect(() => {
    if (wanted.length === 0) return undefined;
    let isWanted = true;
    Promise.all(wanted.map(async (game) => [game, await LISTINGS[game].home.loadNames(spoken)] as const))
      .then((loaded) => {
        if (isWanted) setFound({ names: new Map(loaded), of });
      })
      // Without them names are missing, and the rest of the page is still there.
      .catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [of]);
  return found?.of === of ? found.names : undefined;
}
