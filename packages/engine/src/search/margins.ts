import type { Calibrations } from '../evaluation/win-chance.ts';
import { smaller } from './integers.ts';
import { UNLIMITED } from './pruning.ts';

/** The margins below were found by matches with a net whose scores had this scale. */
const FOUND_AT = 107.6;

const ASSURED_DEPTH = 8;
const ASSURED = 60;
const ASSURED_ALWAYS = 30;
const HOPE_DEPTH = 6;
const HOPE = 35;
const SURPLUS = 200;
const WINDOW = 40;
/** How much promise is worth a point. */
const PROMISE = 64;

/** By how much scores have to differ to be told apart: as much as the scale of a judge makes of it. */
export class Margins {
  /** Half of the window around the last score that a deeper look begins with. */
  readonly window: number;
  private readonly assured: Int32Array;
  private readonly hopes: Int32Array;
  private readonly surplus: number;
  private readonly share: number;

  constructor({ sight }: Calibrations) {
    this.share = (sight.mortals.scale + sight.powers.scale) / 2 / FOUND_AT;
    this.window = this.scaled(WINDOW);
    this.surplus = this.scaled(SURPLUS);
    this.assured = Int32Array.from({ length: ASSURED_DEPTH + 1 }, (_, n) =>
      this.scaled(ASSURED * n + ASSURED_ALWAYS),
    );
    this.hopes = Int32Array.from({ length: HOPE_DEPTH + 1 }, (_, depth) => this.scaled(HOPE * (1 + depth)));
  }

  /** What a difference of scores at the scale of these margins is at the judge's. */
  scaled(margin: number): number {
    return Math.round(margin * this.share);
  }

  /** How much better than needed a position has to look to be good enough. */
  assuredBy(depth: number, isImproving: boolean): number {
    return depth > ASSURED_DEPTH ? UNLIMITED : this.assured[depth - (isImproving ? 1 : 0)]!;
  }

  /** How much better than it looks a position may turn out to be after a quiet turn of some promise. */
  hopeFor(depth: number, promise: number): number {
    return depth > HOPE_DEPTH ? UNLIMITED : this.hopes[depth]! + Math.floor((promise * this.share) / PROMISE);
  }

  /** How much less far is looked when this side does nothing and looks so much better than needed. */
  restBy(depth: number, surplus: number): number {
    return 3 + (depth >> 2) + smaller(2, (surplus / this.surplus) | 0);
  }
}
