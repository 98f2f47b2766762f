import type { Power } from '../power.ts';

/** As many gods of the queue as one likes go under the god deck, and the queue is filled again. */
export const freshOmens: Power = {
  anytime: ({ queue }) =>
    queue.some(({ kind }) => kind !== 'blessing') ? [{ kind: 'use', card: 'fresh-omens' }] : [],
  follows: () => ({ asks: [{ kind: 'omens' }] }),
};
