import { tokenSquares } from '../generator/tokens-on-board.ts';
import type { Differences } from '../power.ts';
import { MARKER, markedSquare, squareMemory } from '../power-parts/marker.ts';
import { NEAR } from '../squares.ts';
import { TOKEN } from '../steps.ts';

/** At the end of her turn may put Talus beside the worker that moved; his square is closed to everybody. */
export const europaAndTalus: Differences = {
  ...MARKER,
  epilogue: TOKEN,
  mostEpilogues: 1,
  epilogues: (t) => NEAR[t.at]! & t.free & ~tokenSquares(t),
  memory: (t, before) => (t.token < 0 ? before : squareMemory(t.token)),
  everybody: true,
  closes: markedSquare,
};
