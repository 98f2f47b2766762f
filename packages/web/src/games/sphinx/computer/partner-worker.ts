import { sphinxPlayer } from '@thera/sphinx';
import type { PartnerAnswer, PartnerRequest } from './partner-messages.ts';

// It thinks apart from the page, so that the page never stutters.
addEventListener('message', ({ data }: MessageEvent<PartnerRequest>) => {
  // The page hears of what is thrown, and of nothing that is only rejected.
  answer(data).catch(reportError);
});

async function answer({ id, view, seat, level, seed, patience }: PartnerRequest): Promise<void> {
  const budget = {
    clock: () => performance.now(),
    ...(patience === undefined ? {} : { milliseconds: patience }),
  };
  const steps = await sphinxPlayer.decide({ view, seat, level, seed, budget });
  postMessage({ id, steps } satisfies PartnerAnswer);
}
