import { isDecided, WON } from '../score.ts';

/** No scale is smaller or larger. */
const SMALLEST = 1;
const LARGEST = 100_000;
/** Halvings of the range in which the scale is looked for. */
const HALVINGS = 50;
/** The positions of a game share its result, so an error is some times what it would be if they were independent. */
const LEAST_CERTAINTY = 30;

/** Finds the scale K for which `1 / (1 + e ** (-score / K))` is how likely who has a score wins, from how games ended. */
export class ScaleFit {
  /** How many positions have a score or its negative, and how many points went to the side that it favours. */
  private readonly counts: Float64Array = new Float64Array(WON);
  private readonly points: Float64Array = new Float64Array(WON);

  /** Takes note of a score and of the points, 0 to 1, of who had it. What is decided says nothing of the scale. */
  add(score: number, result: number): void {
    if (isDecided(score)) return;
    const size = Math.round(Math.abs(score));
    this.counts[size]!++;
    this.points[size]! += score < 0 ? 1 - result : result;
  }

  /** The most likely scale, or undefined if too little is known to tell. */
  get scale(): number | undefined {
    let flattest = 1 / LARGEST;
    let steepest = 1 / SMALLEST;
    if (this.slope(flattest) <= 0 || this.slope(steepest) >= 0) return undefined;
    for (let n = 0; n < HALVINGS; n++) {
      const middle = Math.sqrt(flattest * steepest);
      if (this.slope(middle) > 0) flattest = middle;
      else steepest = middle;
    }
    const certainty = flattest * Math.sqrt(this.information(flattest));
    return certainty < LEAST_CERTAINTY ? undefined : 1 / flattest;
  }

  /** How the logarithm of the likelihood grows with the steepness 1 / K: less and less, so it has one top. */
  private slope(steepness: number): number {
    let sum = 0;
    for (let size = 1; size < WON; size++) {
      const count = this.counts[size]!;
      if (count > 0) sum += size * (this.points[size]! - count * chanceOf(size, steepness));
    }
    return sum;
  }

  /** How sharply the slope falls: its square root is the inverse of an error of the steepness. */
  private information(steepness: number): number {
    let sum = 0;
    for (let size = 1; size < WON; size++) {
      const count = this.counts[size]!;
      const chance = chanceOf(size, steepness);
      if (count > 0) sum += count * size * size * chance * (1 - chance);
    }
    return sum;
  }
}

const chanceOf = (size: number, steepness: number): number => 1 / (1 + Math.exp(-size * steepness));
