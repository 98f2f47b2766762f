import { type Position, sideOfSeat } from '@thera/santorini';
import type { Evaluator } from '../evaluation/evaluator.ts';
import type { Calibrations } from '../evaluation/win-chance.ts';
import { FeatureChanges } from './feature-changes.ts';
import { listFeatures } from './features.ts';
import { ACCUMULATORS, type Kernel } from './kernel.ts';
import { OutputBuckets } from './output-buckets.ts';
import { Seen } from './seen.ts';

const PLIES = 256;
/** Nothing has been added to it; also stands for where no accumulator is known. */
const EMPTY_ACCUMULATOR = 0;
/** A power of two, of which the bits of a hash choose. */
const CACHED = ACCUMULATORS - 1;
const SPREAD = 0x9e3779b1;
/** Beyond this many changes an accumulator is refreshed: that takes a row for each square, worker and power. */
const MOST_CHANGES = 36;
/** Whoever is surer than this is sure: scores of decided games are far beyond. */
const MOST_SCORE = 20_000;

/**
 * Evaluates by a net. Accumulators are kept by where the workers stand (as "Finny tables" are by the king's square): positions
 * with the same workers differ in a few blocks. A position's own is brought up to date only when an evaluation needs it, from
 * whichever is nearest: the last one with such workers, or that of a position before it.
 */
export class NetEvaluator implements Evaluator {
  private readonly kernel: Kernel;
  private readonly changes: FeatureChanges;
  private readonly buckets: OutputBuckets;
  private readonly positions: (Position | undefined)[] = Array.from({ length: PLIES }, () => undefined);
  /** The accumulator that was made of the position at each ply; it may have been made of another one since. */
  private readonly accumulators: Int32Array = new Int32Array(PLIES);
  /** What each accumulator was made of: the positions that are followed change while nobody looks. */
  private readonly made: Seen[] = Array.from({ length: ACCUMULATORS }, () => new Seen());
  private readonly isMade: Uint8Array = new Uint8Array(ACCUMULATORS);
  /** What is seen now; an accumulator is made of it. */
  private seen: Seen = new Seen();
  private own = 0;

  constructor(kernel: Kernel) {
    this.kernel = kernel;
    this.changes = new FeatureChanges(kernel.added, kernel.removed);
    this.buckets = new OutputBuckets(kernel);
  }

  get calibrations(): Calibrations {
    return this.kernel.calibrations;
  }

  begin(own: number): void {
    if (own !== this.own) {
      this.isMade.fill(0);
      this.buckets.clear();
    }
    this.own = own;
    this.accumulators.fill(EMPTY_ACCUMULATOR);
  }

  follow(ply: number, position: Position): void {
    if (ply >= PLIES) throw new Error(`no line is longer than ${PLIES} plies`);
    // Mostly it is the same one, and to write where an object is takes its time.
    if (this.positions[ply] !== position) this.positions[ply] = position;
    this.accumulators[ply] = EMPTY_ACCUMULATOR;
  }

  evaluate(ply: number): number {
    const { kernel, changes, own, seen, made } = this;
    const position = this.positions[ply]!;
    const { seats } = position.lineup;
    const forOthers = sideOfSeat(seats, position.turn) === own ? 0 : 1;
    seen.look(position, own);
    const to = accumulatorFor(position);
    let from = this.nearest(ply, to);
    if (from !== EMPTY_ACCUMULATOR) {
      changes.list(made[from]!, seen, own);
      if (changes.addedCount + changes.removedCount > MOST_CHANGES) from = EMPTY_ACCUMULATOR;
    }
    if (from === EMPTY_ACCUMULATOR) {
      changes.addedCount = listFeatures(position, own, changes.added);
      changes.removedCount = 0;
    }
    this.seen = made[to]!;
    made[to] = seen;
    this.accumulators[ply] = to;
    this.isMade[to] = 1;
    const bucket = this.buckets.bucketOf(position, own, forOthers);
    const score = kernel.evaluate(from, to, changes.addedCount, changes.removedCount, bucket);
    return score > MOST_SCORE ? MOST_SCORE : score < -MOST_SCORE ? -MOST_SCORE : score;
  }

  /** The accumulator of which least has to be changed; the empty one if there is none yet. */
  private nearest(ply: number, to: number): number {
    const { seen, made, accumulators } = this;
    let near = ply;
    while (near > 0 && accumulators[near] === EMPTY_ACCUMULATOR) near--;
    const before = this.usable(accumulators[near]!);
    const alike = this.usable(to);
    if (before === EMPTY_ACCUMULATOR) return alike;
    if (alike === EMPTY_ACCUMULATOR) return before;
    return seen.distanceTo(made[alike]!) <= seen.distanceTo(made[before]!) ? alike : before;
  }

  /** An accumulator, if it was made of a position with as many seats. */
  private usable(accumulator: number): number {
    const { made, isMade, seen } = this;
    const isUsable = isMade[accumulator] !== 0 && made[accumulator]!.lineup.seats === seen.lineup.seats;
    return isUsable ? accumulator : EMPTY_ACCUMULATOR;
  }
}

/** The accumulator for positions with these workers. */
function accumulatorFor({ c0, c1, c2 }: Position): number {
  const mixed = Math.imul(Math.imul(Math.imul(c0, SPREAD) ^ c1, SPREAD) ^ c2, SPREAD);
  return 1 + ((mixed >>> 16) & (CACHED - 1));
}
