import type { Turn } from '../generator/turn.ts';
import type { Differences } from '../power.ts';
import { tradeWith } from '../power-parts/trading.ts';
import { count } from '../squares.ts';

/** If no worker of an opponent is beside hers, her two may change places with two of theirs as the turn ends. */
export const nemesis: Differences = {
  afterwards: (t) => tradeWith(t, pairsOf),
  merges: true,
};

/** The printed wording exchanges as many as there are. */
export const nemesisPrinted: Differences = {
  ...nemesis,
  afterwards: (t) => tradeWith(t, (turn, side) => Math.min(count(turn.mine), count(turn.crew(side)))),
};

const pairsOf = (t: Turn, side: number): number => (count(t.mine) === 2 && count(t.crew(side)) >= 2 ? 2 : 0);
