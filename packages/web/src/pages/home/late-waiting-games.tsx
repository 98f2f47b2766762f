import type { HomeText } from '@thera/texts';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { JSX } from 'preact/jsx-runtime';
import { mayHaveSession } from '../../online/may-have-session.ts';

interface WaitingProps {
  readonly text: HomeText;
}

/** The games online that wait for the visitor; whoever does not play online fetches nothing of them. */
export function LateWaitingGames(props: WaitingProps): JSX.Element | null {
  const [loaded, setLoaded] = useState<{ readonly Waiting: ComponentType<WaitingProps> }>();
  useEffect(() => {
    if (!mayHaveSession.peek()) return;
    import('./waiting-games.tsx')
      .then(({ WaitingGames }) => setLoaded({ Waiting: WaitingGames }))
      // Then the lobby has the way to them.
      .catch(() => undefined);
  }, []);
  return loaded === undefined ? null : <loaded.Waiting {...props} />;
}
