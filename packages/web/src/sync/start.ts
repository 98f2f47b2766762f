import { effect } from '@preact/signals';
import { findSession, mayHaveSession, player } from '../online/session.ts';
import { whenIdle } from '../shell/when-idle.ts';

/** As soon as somebody is known to the server, what is theirs follows them. Whoever never played online asks nothing. */
export function followPlayer(): void {
  const look = (): void => {
    if (mayHaveSession()) whenIdle(() => void findSession());
  };
  look();
  addEventListener('online', look);
  const stop = effect(() => {
    if (player.value === undefined) return;
    queueMicrotask(() => stop());
    whenIdle(() => void import('./sync.ts').then(({ startSync }) => startSync()));
  });
}
