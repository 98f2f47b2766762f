import { prometheusPlayer } from '@thera/prometheus';
import type { OpponentAnswer, OpponentRequest } from './opponent-messages.ts';

// It thinks apart from the page, so that the page never stutters.
addEventListener('message', ({ data }: MessageEvent<OpponentRequest>) => {
  // The page hears of what is thrown, and of nothing that is only rejected.
  answer(data).catch(reportError);
});

async function answer({ id, view, seat, level, seed, patience }: OpponentRequest): Promise<void> {
  const budget = {
    clock: () => performance.now(),
    ...(patience === undefined ? {} : { milliseconds: patience }),
  };
  const steps = await prometheusPlayer.decide({ view, seat, level, seed, budget });
  postMessage({ id, steps } satisfies OpponentAnswer);
}
