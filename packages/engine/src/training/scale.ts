import { type Calibration, winChance } from '../evaluation/win-chance.ts';
import { isDecided, WON } from '../search/score.ts';

/** No scale is smaller or larger, and no game in more than two is beyond any score. */
const SMALLEST = 1;
const LARGEST = 100_000;
const MOST_SURPRISE = 0.25;
/** The positions of a game share its result, so an error is some times what it would be if they were independent. */
const LEAST_CERTAINTY = 30;
/** How often the ranges are narrowed in which scale and surprise are looked for. */
const NARROWINGS = 28;
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Scores whose sizes differ by less than about a hundredth are counted together. */
const BINS_PER_UNIT = 100;
const binOf = (size: number): number => Math.round(BINS_PER_UNIT * Math.log1p(size));
const BINS = binOf(WON) + 1;

/** How many positions have scores of about this size, and how many points went to the side that they favour. */
interface Tally {
  readonly size: number;
  readonly count: number;
  readonly points: number;
}

/** Finds how scores tell chances from how games ended: the calibration under which the results are most likely. */
export class ScaleFit {
  private readonly counts: Float64Array = new Float64Array(BINS);
  private readonly sizes: Float64Array = new Float64Array(BINS);
  private readonly points: Float64Array = new Float64Array(BINS);

  /** Takes note of a score and of the points, 0 to 1, of who had it. What is decided says nothing of the scale. */
  add(score: number, result: number): void {
    if (isDecided(score)) return;
    const size = Math.abs(score);
    const bin = binOf(size);
    this.counts[bin]!++;
    this.sizes[bin]! += size;
    this.points[bin]! += score < 0 ? 1 - result : result;
  }

  /** The scale of the calibration. */
  get scale(): number | undefined {
    return this.calibration?.scale;
  }

  /** The most likely calibration, or undefined if too little is known to tell. */
  get calibration(): Calibration | undefined {
    const tallies = this.tallies();
    const scaleFor = (surprise: number): number =>
      Math.exp(
        highest(Math.log(SMALLEST), Math.log(LARGEST), (logarithm) =>
          likelihood(tallies, { scale: Math.exp(logarithm), surprise }),
        ),
      );
    const surprise = highest(0, MOST_SURPRISE, (open) =>
      likelihood(tallies, { scale: scaleFor(open), surprise: open }),
    );
    const found = { scale: scaleFor(surprise), surprise };
    return certainty(tallies, found) < LEAST_CERTAINTY ? undefined : found;
  }

  private tallies(): readonly Tally[] {
    return Array.from(this.counts, (count, bin) => ({
      size: this.sizes[bin]! / count,
      count,
      points: this.points[bin]!,
    })).filter(({ size, count }) => count > 0 && size > 0);
  }
}

/** The logarithm of how likely the results are. */
function likelihood(tallies: readonly Tally[], calibration: Calibration): number {
  let sum = 0;
  for (const { size, count, points } of tallies) {
    sum += points * Math.log(winChance(size, calibration));
    if (points < count) sum += (count - points) * Math.log(winChance(-size, calibration));
  }
  return sum;
}

/** The scale as a multiple of its error, if every position were independent. */
function certainty(tallies: readonly Tally[], { scale, surprise }: Calibration): number {
  let sum = 0;
  for (const { size, count } of tallies) {
    const foreseen = winChance(size, { scale, surprise: 0 });
    const chance = winChance(size, { scale, surprise });
    const slope = (1 - 2 * surprise) * (size / scale) * foreseen * (1 - foreseen);
    if (slope > 0) sum += (count * slope * slope) / (chance * (1 - chance));
  }
  return Math.sqrt(sum);
}

/** Where a function that goes up and then down is highest. */
function highest(from: number, to: number, heightAt: (at: number) => number): number {
  let [low, high] = [from, to];
  for (let n = 0; n < NARROWINGS; n++) {
    const step = GOLDEN * (high - low);
    if (heightAt(high - step) >= heightAt(low + step)) high = low + step;
    else low = high - step;
  }
  return (low + high) / 2;
}
