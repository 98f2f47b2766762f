import type { Differences } from '../src/differences.ts';
import { SWAP } from '../src/steps.ts';

// The compiler is the test: a line below that it would allow is an error of its own.

export const halfAPair: Differences = {
  // @ts-expect-error Who enters says how.
  move: { enters: { squares: (t) => t.others } },
  // @ts-expect-error Who adds a step says which and how many.
  ending: { epilogue: { sites: (t) => t.free } },
  // @ts-expect-error Who asks says what complies.
  laws: { asks: { when: () => true } },
  // @ts-expect-error What can be written can be read.
  memory: { format: () => [] },
};

export const writer: Differences = {
  move: {
    enters: {
      by: SWAP,
      squares(t) {
        // @ts-expect-error A power only reads the turn,
        t.facts = 0;
        // @ts-expect-error what cards remember,
        t.memories[0] = 1;
        // @ts-expect-error the steps so far
        t.path[0] = 1;
        // @ts-expect-error and the position it began with;
        t.position.c0 = 0;
        // @ts-expect-error what builds is not within its reach.
        t.raise(0);
        return 0;
      },
    },
  },
};
