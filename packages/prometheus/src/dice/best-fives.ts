import { type AfterFives, afterFives } from './after-fives.ts';
import { FIVE } from './faces.ts';

/** So many of the highest dice below five are made fives, for so many of the lowest; and what comes of it. */
export interface Made {
  readonly count: number;
  readonly price: number;
  readonly promise: AfterFives;
}

/** How many dice below five, highest first, are best made fives beside those that are there. */
export function bestFives(fives: number, low: readonly number[], defence: number): Made {
  let best: Made = { count: 0, price: 0, promise: afterFives(fives, low, defence) };
  let price = 0;
  for (let count = 1; count <= low.length; count++) {
    price += FIVE - low[count - 1]!;
    if (count + price > low.length) break;
    const promise = afterFives(fives + count, low.slice(count, low.length - price), defence);
    // More fives must promise more, not the same.
    if (promise.mean > best.promise.mean + 1e-12) best = { count, price, promise };
  }
  return best;
}
