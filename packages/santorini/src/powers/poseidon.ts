import { buildable } from '../generator/reach.ts';
import type { Differences } from '../power.ts';
import { first } from '../squares.ts';
import { BLOCK } from '../steps.ts';

/** At the end of the turn the worker that did not move, if on the ground, may build up to three times. */
export const poseidon: Differences = {
  epilogue: BLOCK,
  mostEpilogues: 3,
  epilogues(t) {
    const unmoved = t.mine & ~(1 << t.at);
    const lone = unmoved !== 0 && (unmoved & (unmoved - 1)) === 0;
    return lone && (unmoved & t.h1) === 0 ? buildable(t, first(unmoved)) : 0;
  },
};
