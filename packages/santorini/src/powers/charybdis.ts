import { changedSquares, tokenSquares } from '../generator/tokens-on-board.ts';
import type { Differences } from '../power.ts';
import { MARKERS } from '../power-parts/marker.ts';
import { count } from '../squares.ts';
import { TOKEN } from '../steps.ts';

/** May end her turn with one of two whirlpools; who moves onto one is carried to the other, if that is free. */
export const charybdis: Differences = {
  ...MARKERS,
  epilogue: TOKEN,
  mostEpilogues: 1,
  epilogues: (t) =>
    count(t.memories[t.plan.slot]! & ~changedSquares(t)) < 2 ? t.free & ~tokenSquares(t) : 0,
  everybody: true,
  pools: (memory) => memory,
  hampers: ({ steps, memory }) => ((memory & steps) === 0 ? 0 : memory),
  observes(t, law, before) {
    const placed = law.slot === t.plan.slot && t.token >= 0 ? 1 << t.token : 0;
    return (before & ~changedSquares(t)) | placed;
  },
};

/** In the printed wording the way to the other is a move. */
export const charybdisPrinted: Differences = { ...charybdis, poolsMove: true };
