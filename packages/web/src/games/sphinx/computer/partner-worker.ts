import { partnerAnswers } from '@thera/play/sphinx';
import type { PartnerAnswer, PartnerRequest } from './partner-messages.ts';

// It thinks apart from the page, so that the page never stutters.
addEventListener('message', ({ data }: MessageEvent<PartnerRequest>) => {
  // The page hears of what is thrown, and of nothing that is only rejected.
  answer(data).catch(reportError);
});

async function answer({ id, what, aim, patience, ...question }: PartnerRequest): Promise<void> {
  const budget = {
    clock: () => performance.now(),
    ...(patience === undefined ? {} : { milliseconds: patience }),
  };
  const found = await partnerAnswers[what]({ ...question, budget }, aim);
  postMessage({ id, answer: found } satisfies PartnerAnswer);
}
