import type { Power } from '@thera/santorini';
import type { CardsInPlay, Readable } from './cards-in-play.ts';
import type { Kernel } from './kernel.ts';
import { listOutputRows, MOST_OUTPUT_ROWS, STAGES, stageOf } from './output-rows.ts';

/** A bucket for each stage, and in each stage for both perspectives to move. */
export const OUTPUT_BUCKETS: number = 2 * STAGES;

/** Keeps the sums of output rows in a kernel for as long as the same powers are in play. */
export class OutputBuckets {
  private readonly kernel: Kernel;
  private readonly rows: Uint16Array = new Uint16Array(MOST_OUTPUT_ROWS);
  private readonly isSummed: Uint8Array = new Uint8Array(OUTPUT_BUCKETS);
  private readonly powers: (Power | undefined)[] = [];
  private lineup: CardsInPlay | undefined;

  constructor(kernel: Kernel) {
    this.kernel = kernel;
  }

  /** Another side thinks. */
  clear(): void {
    this.isSummed.fill(0);
  }

  /** The bucket of a position, for the perspective of side `own` to move or for the others. */
  bucketOf(position: Readable, own: number, forOthers: number): number {
    if (position.lineup !== this.lineup) this.note(position.lineup);
    const bucket = 2 * stageOf(position) + forOthers;
    if (this.isSummed[bucket] === 0) {
      this.kernel.sumOutputs(bucket, this.rows, listOutputRows(position, own, forOthers, this.rows));
      this.isSummed[bucket] = 1;
    }
    return bucket;
  }

  private note(lineup: CardsInPlay): void {
    this.lineup = lineup;
    const { powers } = this;
    const { plans } = lineup;
    if (powers.length === plans.length && plans.every(({ power }, seat) => power === powers[seat])) return;
    powers.splice(0, powers.length, ...plans.map(({ power }) => power));
    this.clear();
  }
}
