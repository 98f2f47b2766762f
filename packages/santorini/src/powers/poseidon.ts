import type { Differences } from '../differences.ts';
import { buildable } from '../generator/reach.ts';
import { first } from '../squares.ts';
import { BLOCK } from '../steps.ts';

/** At the end of the turn the worker that did not move, if on the ground, may build up to three times. */
export const poseidon: Differences = {
  ending: {
    epilogue: {
      kind: BLOCK,
      most: 3,
      sites(t) {
        const unmoved = t.mine & ~(1 << t.at);
        const lone = unmoved !== 0 && (unmoved & (unmoved - 1)) === 0;
        return lone && (unmoved & t.h1) === 0 ? buildable(t, first(unmoved)) : 0;
      },
    },
  },
};
