/** How long a turn may be thought about, in milliseconds. */
export interface TimeLimits {
  /** The soft limit: less where the choice is clear, and more where it is not. */
  readonly soft: number;
  /** The hard limit: never longer than that. */
  readonly hard: number;
}

/** Of the time on a clock, games leave a side so many turns to spend it on. */
const TURNS = 16;
/** This much of an increment is spent, and the rest is put by. */
const SPENT_OF_INCREMENT = 0.75;
/** A turn that is hard to choose may take so many times the soft limit, but never more than this share of what is left. */
const LONGEST = 4;
const MOST_OF_LEFT = 0.4;
/** Where every turn has a time of its own, this share of it: the rest is for hard choices. */
const SOFT_OF_TURN = 0.6;

/** The share of one turn in what is left on a clock that adds an increment for every turn. */
export function limitsOfClock(left: number, increment: number): TimeLimits {
  const most = left * MOST_OF_LEFT;
  const soft = Math.min(most, left / TURNS + increment * SPENT_OF_INCREMENT);
  return { soft, hard: Math.min(most, soft * LONGEST) };
}

/** For who has so long for every turn, however long the others took. */
export function limitsOfTurn(milliseconds: number): TimeLimits {
  return { soft: milliseconds * SOFT_OF_TURN, hard: milliseconds };
}
