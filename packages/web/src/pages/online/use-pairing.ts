import type { Wish } from '@thera/protocol';
import { useEffect, useRef, useState } from 'preact/hooks';
import { navigate } from '../../navigation.ts';
import { pageSocket } from '../../online/page-socket.ts';
import { ensureSession } from '../../online/session.ts';
import { playSound } from '../../sound/play-sound.ts';

/** Nobody is looked for, somebody is, or why that could not be. */
export type PairingState =
  | { readonly kind: 'resting' }
  | { readonly kind: 'seeking'; readonly since: number }
  | { readonly kind: 'found' }
  | { readonly kind: 'failed'; readonly problem: string };

/** Looking for somebody who wants to play the same. */
export interface Pairing {
  readonly state: PairingState;
  seek(wish: () => Promise<Wish | undefined>): Promise<void>;
  cancel(): void;
}

/** Looks as long as the page is there; who goes elsewhere has changed their mind. */
export function usePairing(): Pairing {
  const [state, setState] = useState<PairingState>({ kind: 'resting' });
  const wanted = useRef<Wish | undefined>(undefined);
  const ask = async (): Promise<void> => {
    const wish = wanted.current;
    if (wish === undefined) return;
    const answer = await pageSocket().ask({ kind: 'pair', ...wish });
    // Without a connection it is asked again as soon as there is one.
    if (answer.ok || answer.error === 'unavailable' || wanted.current !== wish) return;
    wanted.current = undefined;
    setState({ kind: 'failed', problem: answer.error });
  };
  useEffect(() => {
    const socket = pageSocket();
    const stops = [
      // A new connection knows nothing of what was wanted on the one before.
      socket.listen('welcome', () => void ask()),
      socket.listen('paired', ({ table }) => {
        wanted.current = undefined;
        setState({ kind: 'found' });
        playSound('your-turn');
        navigate({ page: 'table', table });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      if (wanted.current !== undefined) void socket.ask({ kind: 'unpair' });
      wanted.current = undefined;
    };
  }, []);
  return {
    state,
    async seek(wish) {
      setState({ kind: 'seeking', since: Date.now() });
      const [session, found] = await Promise.all([ensureSession(), wish().catch(() => undefined)]);
      if (!session.ok) return setState({ kind: 'failed', problem: session.error });
      if (found === undefined) return setState({ kind: 'failed', problem: 'unavailable' });
      wanted.current = found;
      await ask();
    },
    cancel() {
      wanted.current = undefined;
      setState({ kind: 'resting' });
      void pageSocket().ask({ kind: 'unpair' });
    },
  };
}
