import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { player } from '../../../../online/session.ts';

/** What others write into an adventure is shown as soon as it is written, where somebody is known to the server. */
export function useLiveAdventure(adventure: string): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const stopWaiting = effect(() => {
      if (player.value === undefined || stop !== undefined) return;
      void import('../../sync/live-adventure.ts').then(({ followAdventure }) => {
        if (!isGone && stop === undefined) stop = followAdventure(adventure);
      });
    });
    return () => {
      isGone = true;
      stopWaiting();
      stop?.();
    };
  }, [adventure]);
}
