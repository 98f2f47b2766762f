import type { Differences } from '../differences.ts';

const CARDS = 6;
/** Memory: how many cards are drawn, and whether the next one has to be. */
const DUE = 8;
const drawn = (memory: number): number => memory & 7;

/** After each turn she draws one of six cards; the six shuffles them and allows an additional turn. */
export const tyche: Differences = {
  memory: {
    shows: {
      count: { most: 2 * CARDS - 1, of: (memory) => drawn(memory) + ((memory & DUE) === 0 ? 0 : CARDS) },
    },
    format: (memory) => [
      ...(drawn(memory) === 0 ? [] : [String(drawn(memory))]),
      ...((memory & DUE) === 0 ? [] : ['?']),
    ],
    parse(items) {
      let memory = 0;
      for (const [n, item] of items.entries()) {
        if (n === 0 && /^[1-5]$/.test(item)) memory = Number(item);
        else if (n === items.length - 1 && item === '?') memory |= DUE;
        else return undefined;
      }
      return memory;
    },
  },
  toss: {
    draws: (memory) => memory | DUE,
    isDue: (memory) => (memory & DUE) !== 0,
    outcomes: (memory) =>
      Array.from({ length: CARDS - drawn(memory) }, (_, n) =>
        n === 0 ? { memory: 0, bonus: true } : { memory: drawn(memory) + 1, bonus: false },
      ),
  },
};
