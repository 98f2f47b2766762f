import type { Differences } from '../differences.ts';
import { parseSquares } from '../power-parts/marker.ts';
import { BOARD_SIZE, count, EVERYWHERE, formatSquare, squaresOf } from '../squares.ts';
import { BLOCK, DOME, fromOf, kindOf } from '../steps.ts';

/** Memory: the squares with a coin, then how many coins have been used. */
const COINS = 3;
const ONE = 1 << BOARD_SIZE;
const lying = (memory: number): number => memory & EVERYWHERE;
const used = (memory: number): number => memory >> BOARD_SIZE;

/** Her first three blocks get a coin; opponents treat a square with one as if it had a dome. */
export const clio: Differences = {
  card: { players: [2, 3] },
  laws: { closes: lying },
  memory: {
    dependsOnSites: true,
    shows: { count: { most: COINS, of: used }, squares: lying },
    after(t, before) {
      let memory = before;
      for (let i = 0; i < t.length; i++) {
        const kind = kindOf(t.path[i]!);
        const bit = 1 << fromOf(t.path[i]!);
        if (kind === BLOCK || kind === DOME) memory &= ~bit;
        if (kind === BLOCK && used(memory) < COINS) memory += bit + ONE;
      }
      return memory;
    },
    format: (memory) =>
      memory === 0 ? [] : [`${COINS - used(memory)}|${squaresOf(lying(memory)).map(formatSquare).join(',')}`],
    parse(items) {
      const [, left, squares] = /^([0-3])\|(.*)$/.exec(items[0] ?? '3|') ?? [];
      const coins = squares === '' ? 0 : parseSquares(squares ?? '?');
      if (items.length > 1 || coins === undefined || count(coins) > COINS - Number(left)) return undefined;
      return coins + (COINS - Number(left)) * ONE;
    },
    turn: (memory, turn) => turn.squares(lying(memory)) + used(memory) * ONE,
  },
};
