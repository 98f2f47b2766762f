import type { GameName } from '@thera/play';
import { useEffect, useState } from 'preact/hooks';
import { language } from '../language.ts';
import type { ListedNames } from './home-part.ts';
import { LISTINGS } from './listings.ts';

type NamesByGame = ReadonlyMap<GameName, ListedNames>;

/** How listed games are called, once that is here; nobody asks for names of games that are not listed. */
export function useListedNames(games: readonly GameName[]): NamesByGame | undefined {
  const spoken = language.value;
  const [found, setFound] = useState<{ readonly names: NamesByGame; readonly of: string }>();
  const wanted = [...new Set(games)].sort();
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
