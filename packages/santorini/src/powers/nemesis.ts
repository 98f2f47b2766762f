import type { Differences } from '../differences.ts';
import { tradeWith } from '../generator/acting.ts';
import type { TurnView } from '../generator/turn-view.ts';
import { count } from '../squares.ts';

/** If no worker of an opponent is beside hers, her two may change places with two of theirs as the turn ends. */
export const nemesis: Differences = {
  ending: { afterwards: (t) => tradeWith(t, pairsOf) },
  search: { merges: true },
};

/** The printed wording exchanges as many as there are. */
export const nemesisPrinted: Differences = {
  ...nemesis,
  ending: {
    afterwards: (t) => tradeWith(t, (turn, side) => Math.min(count(turn.mine), count(turn.crew(side)))),
  },
};

const pairsOf = (t: TurnView, side: number): number =>
  count(t.mine) === 2 && count(t.crew(side)) >= 2 ? 2 : 0;
