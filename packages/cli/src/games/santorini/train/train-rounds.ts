import {
  type ByKind,
  type Dataset,
  isLearnedFrom,
  kindOf,
  type Progress,
  roundsOf,
  SAMPLE_WORDS,
  type Stretch,
  scattered,
  shuffleInPlace,
  targetOf,
} from '@thera/engine';
import { type Room, setInOrder } from './train-room.ts';
import type { StretchReader } from './train-stretch-reader.ts';

/** Samples of an epoch that are in memory at once, in a room and an order of their own. */
export interface Round {
  readonly epoch: number;
  readonly number: number;
  readonly isLast: boolean;
  /** The number of the room, and how many samples are in it. */
  readonly room: number;
  readonly count: number;
  /** Decides everything about the round that chance decides. */
  readonly seed: number;
}

/** What decides which rounds there are. */
export interface TrainingPlan {
  readonly dataset: Dataset;
  readonly epochs: number;
  readonly lambda: number;
  /** How many percent of the nodes of searches are learned from. */
  readonly tree: number;
  readonly seed: number;
}

type RoundPlan = Pick<Round, 'epoch' | 'number' | 'isLast' | 'seed'> & {
  readonly stretches: readonly Stretch[];
};

/** Reads one round after the other into two rooms in turn: while one is learned from, the other is filled. */
export class RoundReader {
  private readonly reader: StretchReader;
  private readonly plan: TrainingPlan;
  private readonly rooms: readonly [Room, Room];

  constructor(reader: StretchReader, plan: TrainingPlan, rooms: readonly [Room, Room]) {
    this.reader = reader;
    this.plan = plan;
    this.rooms = rooms;
  }

  /** The rounds that are left; the room of each is free again when the next is asked for. */
  async *from(progress: Progress): AsyncGenerator<Round> {
    const plans = this.plansFrom(progress);
    let room: 0 | 1 = 0;
    let filling = this.fill(plans.next().value, room);
    try {
      for (let round = await filling; round !== undefined; round = await filling) {
        room = room === 0 ? 1 : 0;
        filling = this.fill(plans.next().value, room);
        yield round;
      }
    } finally {
      await filling;
    }
  }

  private *plansFrom({ epochs, rounds }: Progress): Generator<RoundPlan, undefined> {
    const { dataset, seed } = this.plan;
    const lengths = dataset.files.map(({ samples }) => samples);
    for (let epoch = epochs; epoch < this.plan.epochs; epoch++) {
      const own = scattered(epoch, seed);
      const all = roundsOf(lengths, dataset.held, own);
      for (let number = epoch === epochs ? rounds : 0; number < all.length; number++)
        yield {
          epoch,
          number,
          isLast: number === all.length - 1,
          seed: scattered(number, own),
          stretches: all[number]!,
        };
    }
  }

  private async fill(plan: RoundPlan | undefined, number: 0 | 1): Promise<Round | undefined> {
    if (plan === undefined) return undefined;
    const { stretches, ...round } = plan;
    const { files } = this.plan.dataset;
    const { order } = this.rooms[number];
    let count = 0;
    for (const stretch of stretches) {
      const read = await this.reader.read(stretch);
      count = this.take(read, files[stretch.file]!.calibrations, this.rooms[number], count);
    }
    const coming = order.subarray(0, count);
    setInOrder(coming);
    shuffleInPlace(coming, round.seed);
    return { ...round, room: number, count };
  }

  /** Takes what is learned from into a room that has so many samples, and says how many it has then. */
  private take(read: Int32Array, calibrations: ByKind, { samples, targets }: Room, from: number): number {
    let count = from;
    let first = 0;
    for (let at = 0; at <= read.length; at += SAMPLE_WORDS) {
      const isLearned = at < read.length && isLearnedFrom(read, at, this.plan.tree);
      if (isLearned) {
        targets[count++] = targetOf(read, at, this.plan.lambda, calibrations[kindOf(read, at)]);
        continue;
      }
      // Games are copied several at once, for that is quicker.
      const some = read.subarray(first, at);
      samples.set(some, count * SAMPLE_WORDS - some.length);
      first = at + SAMPLE_WORDS;
    }
    return count;
  }
}
