/**
 * How scores tell chances: who has a score wins with probability `1 / (1 + e ** (-score / scale))`, but that in some games
 * the result has nothing to do with any score.
 */
export interface Calibration {
  /** The score for which winning is e times as likely as losing. */
  readonly scale: number;
  /** What is left of the chance to win however bad a score is. */
  readonly surprise: number;
}

/** What an evaluator's scores are meant to be, as long as nothing else is known of them. */
export const AS_MEANT: Calibration = { scale: 400, surprise: 0 };

/** Where powers are in play, more happens that no score foresees. */
export interface ByKind<T = Calibration> {
  readonly mortals: T;
  readonly powers: T;
}

/** How scores tell chances: the static evaluations of an evaluator, and the scores of searches that ask it. */
export interface Calibrations {
  readonly evaluation: ByKind;
  readonly search: ByKind;
}

const ALWAYS_AS_MEANT: ByKind = { mortals: AS_MEANT, powers: AS_MEANT };

/** Those of an evaluator that was taught probabilities, as long as no games show otherwise. */
export const UNTRIED: Calibrations = { evaluation: ALWAYS_AS_MEANT, search: ALWAYS_AS_MEANT };

/** Nothing that is not decided is more certain than this. */
const NEARLY = 1e-6;

/** How likely a side wins that has a score. */
export function winChance(score: number, { scale, surprise }: Calibration = AS_MEANT): number {
  return surprise + (1 - 2 * surprise) / (1 + Math.exp(-score / scale));
}

/** The score of a side that wins so likely. */
export function scoreFor(chance: number, { scale, surprise }: Calibration = AS_MEANT): number {
  const foreseen = (chance - surprise) / (1 - 2 * surprise);
  const open = Math.min(1 - NEARLY, Math.max(NEARLY, foreseen));
  return Math.round(scale * Math.log(open / (1 - open)));
}
