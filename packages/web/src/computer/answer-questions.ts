import type { Budget } from '@thera/table';
import type { ThreadAnswer, ThreadRequest } from './thread-messages.ts';

/** In a worker: answers whatever the page asks. It thinks apart from the page, so that the page never stutters. */
export function answerQuestions<Asked, Answer>(
  think: (asked: Asked, budget: Budget) => Answer | Promise<Answer>,
): void {
  const answer = async ({ id, asked, patience }: ThreadRequest<Asked>): Promise<void> => {
    const limit = patience === undefined ? {} : { milliseconds: patience };
    const found = await think(asked, { clock: () => performance.now(), ...limit });
    postMessage({ id, answer: found } satisfies ThreadAnswer<Answer>);
  };
  addEventListener('message', ({ data }: MessageEvent<ThreadRequest<Asked>>) => {
    // The page hears of what is thrown, and of nothing that is only rejected.
    answer(data).catch(reportError);
  });
}
