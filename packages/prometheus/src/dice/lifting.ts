import { sorted, successesOf } from './faces.ts';

/** A die that is given up, and the face of the one that it lifts. */
export interface Boost {
  readonly from: number;
  readonly to: number;
}

/** Lifts the highest miss with the lowest ones as long as they suffice. */
export function liftMisses(dice: readonly number[], defence: number): readonly Boost[] {
  const boosts: Boost[] = [];
  let misses = sorted(dice.filter((die) => die < defence));
  for (;;) {
    const best = misses[0];
    if (best === undefined || misses.length - 1 < defence - best) return boosts;
    const paid = defence - best;
    const given = misses.slice(misses.length - paid).toReversed();
    for (const [at, from] of given.entries()) boosts.push({ from, to: best + at });
    misses = misses.slice(1, misses.length - paid);
  }
}

/** What comes of dice that are not rolled again. */
export function successesAfterLifting(dice: readonly number[], defence: number): number {
  let successes = successesOf(dice, defence);
  let misses = sorted(dice.filter((die) => die > 0 && die < defence));
  for (;;) {
    const best = misses[0];
    if (best === undefined || misses.length - 1 < defence - best) return successes;
    successes += 1;
    misses = misses.slice(1, misses.length - (defence - best));
  }
}
