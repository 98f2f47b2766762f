import type { Differences } from '../differences.ts';
import { changedSquares, tokenSquares } from '../generator/tokens-on-board.ts';
import { MARKERS } from '../power-parts/marker.ts';
import { count } from '../squares.ts';
import { TOKEN } from '../steps.ts';

/** May end her turn with one of two whirlpools; who moves onto one is carried to the other, if that is free. */
export const charybdis: Differences = {
  ending: {
    epilogue: {
      kind: TOKEN,
      most: 1,
      sites: (t) => (count(t.ownMemory & ~changedSquares(t)) < 2 ? t.free & ~tokenSquares(t) : 0),
    },
  },
  laws: {
    everybody: true,
    pools: { squares: (memory) => memory, areMoves: false },
  },
  memory: {
    ...MARKERS,
    observes(t, law, before) {
      const placed = law.slot === t.plan.slot && t.token >= 0 ? 1 << t.token : 0;
      return (before & ~changedSquares(t)) | placed;
    },
  },
  search: { hampers: ({ steps, memory }) => ((memory & steps) === 0 ? 0 : memory) },
};

/** In the printed wording the way to the other is a move. */
export const charybdisPrinted: Differences = {
  ...charybdis,
  laws: {
    everybody: true,
    pools: { squares: (memory) => memory, areMoves: true },
  },
};
