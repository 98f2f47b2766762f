import type { Calibrations } from '../evaluation/win-chance.ts';
import { smaller } from './integers.ts';
import { UNLIMITED } from './pruning.ts';

/** The margins below were found by matches with a net whose scores had this scale. */
const FOUND_AT = 107.6;

const REVERSE_FUTILITY_DEPTH = 8;
const REVERSE_FUTILITY_PER_PLY = 46;
const REVERSE_FUTILITY_BASE = 23;
const FUTILITY_DEPTH = 6;
const FUTILITY_PER_PLY = 27;
const NULL_MOVE_SURPLUS = 154;
const ASPIRATION_WINDOW = 31;
/** How much of a turn's score is worth a point. */
const SCORE_PER_POINT = 83;

/** By how much scores have to differ to be told apart: as much as the scale of an evaluator makes of it. */
export class Margins {
  /** Half of the aspiration window that an iteration begins with. */
  readonly aspirationWindow: number;
  private readonly reverseFutilityMargins: Int32Array;
  private readonly futilityMargins: Int32Array;
  private readonly surplus: number;
  private readonly share: number;

  constructor({ evaluation }: Calibrations) {
    this.share = (evaluation.mortals.scale + evaluation.powers.scale) / 2 / FOUND_AT;
    this.aspirationWindow = this.scaled(ASPIRATION_WINDOW);
    this.surplus = this.scaled(NULL_MOVE_SURPLUS);
    this.reverseFutilityMargins = Int32Array.from({ length: REVERSE_FUTILITY_DEPTH + 1 }, (_, n) =>
      this.scaled(REVERSE_FUTILITY_PER_PLY * n + REVERSE_FUTILITY_BASE),
    );
    this.futilityMargins = Int32Array.from({ length: FUTILITY_DEPTH + 1 }, (_, depth) =>
      this.scaled(FUTILITY_PER_PLY * (1 + depth)),
    );
  }

  /** What a difference of scores at the scale of these margins is at the evaluator's. */
  scaled(margin: number): number {
    return Math.round(margin * this.share);
  }

  /** By how much the static evaluation has to be above beta to be good enough. */
  reverseFutilityMargin(depth: number, isImproving: boolean): number {
    return depth > REVERSE_FUTILITY_DEPTH
      ? UNLIMITED
      : this.reverseFutilityMargins[depth - (isImproving ? 1 : 0)]!;
  }

  /** By how much a quiet turn with this score may lead above the static evaluation. */
  futilityMargin(depth: number, score: number): number {
    return depth > FUTILITY_DEPTH
      ? UNLIMITED
      : this.futilityMargins[depth]! + Math.floor((score * this.share) / SCORE_PER_POINT);
  }

  /** How much less deep a null move is searched where the static evaluation is so much above beta. */
  nullMoveReduction(depth: number, surplus: number): number {
    return 3 + (depth >> 2) + smaller(2, (surplus / this.surplus) | 0);
  }
}
