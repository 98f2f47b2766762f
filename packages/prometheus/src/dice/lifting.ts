import { sorted } from './faces.ts';

/** A die that is given up, and the face of the one that it lifts. */
export interface Boost {
  readonly from: number;
  readonly to: number;
}

/** Lifts the highest miss with the lowest ones as long as they suffice. */
export function liftMisses(dice: readonly number[], defence: number): readonly Boost[] {
  const boosts: Boost[] = [];
  const misses = sorted(dice.filter((die) => die < defence));
  let last = misses.length;
  for (let first = 0; first < last; first++) {
    const best = misses[first]!;
    if (last - first - 1 < defence - best) break;
    for (let lift = best; lift < defence; lift++) boosts.push({ from: misses[--last]!, to: lift });
  }
  return boosts;
}

/** How many misses `liftMisses` makes successes; the misses in two rows, the higher one first, each highest first. */
export function liftedFrom(high: readonly number[], low: readonly number[], defence: number): number {
  let last = high.length + low.length;
  let first = 0;
  for (; first < last; first++) {
    const best = first < high.length ? high[first]! : low[first - high.length]!;
    if (last - first - 1 < defence - best) break;
    last -= defence - best;
  }
  return first;
}
