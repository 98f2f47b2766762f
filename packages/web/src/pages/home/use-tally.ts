import { useEffect, useState } from 'preact/hooks';
import { MAIN_GAME } from '../../games/game-named.ts';
import type { HomeTally } from '../../games/home-part.ts';
import { LISTINGS } from '../../games/listings.ts';
import type { SuggestedLevel } from './suggested-level.tsx';
import type { TallyButton } from './tally-button.tsx';

/** What came of the games against the computer, and what the page makes of it. */
export interface LateTally {
  readonly tally: HomeTally;
  readonly Button: typeof TallyButton;
  readonly Suggestion: typeof SuggestedLevel;
}

/** It is undefined before it is here; newcomers fetch nothing of it. */
export function useTally(): LateTally | undefined {
  const [late, setLate] = useState<LateTally>();
  useEffect(() => {
    // The page is whole also without it.
    loadTally()
      .then(setLate)
      .catch(() => undefined);
  }, []);
  return late;
}

async function loadTally(): Promise<LateTally | undefined> {
  const tally = await LISTINGS[MAIN_GAME].home.loadTally?.();
  if (tally === undefined) return undefined;
  const [{ TallyButton }, { SuggestedLevel }] = await Promise.all([
    import('./tally-button.tsx'),
    import('./suggested-level.tsx'),
  ]);
  return { tally, Button: TallyButton, Suggestion: SuggestedLevel };
}
