import { santoweriniPlayer } from '@thera/santowerini';
import type { AdviceAnswer, AdviceRequest } from './adviser-messages.ts';

// It thinks apart from the page, so that the page never stutters.
addEventListener('message', ({ data }: MessageEvent<AdviceRequest>) => {
  // The page hears of what is thrown, and of nothing that is only rejected.
  answer(data).catch(reportError);
});

async function answer({ id, view, seat, level, seed, patience }: AdviceRequest): Promise<void> {
  const budget = {
    clock: () => performance.now(),
    ...(patience === undefined ? {} : { milliseconds: patience }),
  };
  const steps = await santoweriniPlayer.decide({ view, seat, level, seed, budget });
  postMessage({ id, steps } satisfies AdviceAnswer);
}
