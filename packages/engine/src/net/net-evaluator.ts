import { Position, sideOfSeat } from '@thera/santorini';
import type { Evaluator } from '../evaluation/evaluator.ts';
import type { Calibrations } from '../evaluation/win-chance.ts';
import { FeatureChanges } from './feature-changes.ts';
import { listFeatures } from './features.ts';
import { ACCUMULATORS, type Kernel } from './kernel.ts';
import { OutputBuckets } from './output-buckets.ts';

const PLIES = ACCUMULATORS - 1;
const EMPTY_ACCUMULATOR = 0;
/** Beyond this many changes an accumulator is refreshed: that takes a row for each square, worker and power. */
const MOST_CHANGES = 36;
/** Whoever is surer than this is sure: scores of decided games are far beyond. */
const MOST_SCORE = 20_000;

const accumulatorOf = (ply: number): number => ply + 1;

/** Evaluates by a net. Each ply has an accumulator, which is brought up to date only when an evaluation needs it. */
export class NetEvaluator implements Evaluator {
  private readonly kernel: Kernel;
  private readonly changes: FeatureChanges;
  private readonly buckets: OutputBuckets;
  private readonly positions: (Position | undefined)[] = Array.from({ length: PLIES });
  /** What each accumulator was made of: the positions that are followed change while nobody looks. */
  private readonly made: readonly Position[] = Array.from({ length: PLIES }, () => new Position());
  private readonly isMade: Uint8Array = new Uint8Array(PLIES);
  /** Whether an accumulator was made of what is followed at its ply. */
  private readonly isCurrent: Uint8Array = new Uint8Array(PLIES);
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
    this.isCurrent.fill(0);
  }

  follow(ply: number, position: Position): void {
    if (ply >= PLIES) throw new Error(`no line is longer than ${PLIES} plies`);
    // Mostly it is the same one, and to write where an object is takes its time.
    if (this.positions[ply] !== position) this.positions[ply] = position;
    this.isCurrent[ply] = 0;
  }

  evaluate(ply: number): number {
    const { kernel, changes, own } = this;
    const position = this.positions[ply]!;
    const { seats } = position.lineup;
    const forOthers = sideOfSeat(seats, position.turn) === own ? 0 : 1;
    let from = accumulatorOf(this.nearest(ply));
    if (from !== EMPTY_ACCUMULATOR) {
      const before = this.made[from - 1]!;
      if (before.lineup.seats !== seats) from = EMPTY_ACCUMULATOR;
      else {
        changes.list(before, position, own);
        if (changes.addedCount + changes.removedCount > MOST_CHANGES) from = EMPTY_ACCUMULATOR;
      }
    }
    if (from === EMPTY_ACCUMULATOR) {
      changes.addedCount = listFeatures(position, own, changes.added);
      changes.removedCount = 0;
    }
    this.note(ply, position);
    const score = kernel.evaluate(
      from,
      accumulatorOf(ply),
      changes.addedCount,
      changes.removedCount,
      this.buckets.bucketOf(position, own, forOthers),
    );
    return score > MOST_SCORE ? MOST_SCORE : score < -MOST_SCORE ? -MOST_SCORE : score;
  }

  /** The last ply up to this one whose accumulator is current, or this one if its own was ever made, or -1. */
  private nearest(ply: number): number {
    for (let near = ply; near >= 0; near--) if (this.isCurrent[near] !== 0) return near;
    return this.isMade[ply] !== 0 ? ply : -1;
  }

  private note(ply: number, position: Position): void {
    const made = this.made[ply]!;
    made.h1 = position.h1;
    made.h2 = position.h2;
    made.h3 = position.h3;
    made.domes = position.domes;
    made.c0 = position.c0;
    made.c1 = position.c1;
    made.c2 = position.c2;
    made.lineup = position.lineup;
    made.m0 = position.m0;
    made.m1 = position.m1;
    made.m2 = position.m2;
    made.m3 = position.m3;
    this.isMade[ply] = 1;
    this.isCurrent[ply] = 1;
  }
}
