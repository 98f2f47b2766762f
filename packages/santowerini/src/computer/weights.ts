/** What each trait of an island counts for: logits of the chance to win for one of it. */
export interface Weights {
  /** What the chance starts from. */
  readonly start: number;
  /** A hit that somebody in reserve will take. */
  readonly reserve: number;
  /** A hit that an enemy ashore still takes. */
  readonly hit: number;
  /** The chance that an enemy steps onto the gate with its next action. */
  readonly breakthrough: number;
  /** An enemy one, two, three marches from the gate. */
  readonly oneMarch: number;
  readonly twoMarches: number;
  readonly threeMarches: number;
  /** A runner, and each step that the nearest builder is away from where it is headed; divided by its way to the gate. */
  readonly runner: number;
  readonly chase: number;
  /** A level on which an enemy stands: it can only be hit from higher up. */
  readonly aloft: number;
  readonly captain: number;
  readonly sapper: number;
  /** The most urgent of those who can be hit this turn, in place of its danger; and each further one. */
  readonly caught: number;
  readonly reachable: number;
  /** Steps from an enemy to the builder next to it. */
  readonly apart: number;
  readonly secondBuilder: number;
  /** A builder whom an enemy faces who can fell it. */
  readonly exposed: number;
  /** A builder on the first, second, third level. */
  readonly firstLevel: number;
  readonly secondLevel: number;
  readonly thirdLevel: number;
  /** A square where a builder can step. */
  readonly freedom: number;
  /** One on which it stands higher than the ground. */
  readonly lookout: number;
  readonly building: number;
  /** A building less than three. */
  readonly ruin: number;
  readonly secondStorey: number;
  readonly thirdStorey: number;
  readonly dome: number;
}

export const WEIGHTS: Weights = {
  start: 3.38,
  reserve: -0.27,
  hit: -0.4,
  breakthrough: -2,
  oneMarch: -0.17,
  twoMarches: -0.06,
  threeMarches: -0.09,
  runner: -2,
  chase: -2,
  aloft: -0.4,
  captain: -0.45,
  sapper: 0.06,
  caught: -0.08,
  reachable: 0.12,
  apart: -0.06,
  secondBuilder: 1.5,
  exposed: -0.4,
  firstLevel: 0.05,
  secondLevel: 0.42,
  thirdLevel: 1.12,
  freedom: 0.08,
  lookout: 0.01,
  building: 0,
  ruin: -0.5,
  secondStorey: -0.04,
  thirdStorey: -0.46,
  dome: -0.58,
};
