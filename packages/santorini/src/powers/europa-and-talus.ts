import type { Differences } from '../differences.ts';
import { tokenSquares } from '../generator/tokens-on-board.ts';
import { MARKER, markedSquare, squareMemory } from '../power-parts/marker.ts';
import { NEAR } from '../squares.ts';
import { TOKEN } from '../steps.ts';

/** At the end of her turn may put Talus beside the worker that moved; his square is closed to everybody. */
export const europaAndTalus: Differences = {
  ending: { epilogue: { kind: TOKEN, most: 1, sites: (t) => NEAR[t.at]! & t.free & ~tokenSquares(t) } },
  laws: { everybody: true, closes: markedSquare },
  memory: { ...MARKER, after: (t, before) => (t.token < 0 ? before : squareMemory(t.token)) },
};
