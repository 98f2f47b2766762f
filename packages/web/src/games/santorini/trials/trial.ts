/** A small position in which the rule of one power can be felt at once. */
export interface Trial {
  /** In notation; the person begins with the seat to move and goes on with every other seat. */
  readonly position: string;
  /** Turns that show the power; those that are none of its owner's show it too. */
  readonly turns: readonly string[];
  /** Then this square is closed to the seat to move, which without the power it would not be. */
  readonly refused?: Refused;
}

/** A square that cannot be chosen after these steps, or with this worker picked up. */
export interface Refused {
  readonly steps?: readonly string[];
  readonly worker?: string;
  readonly square: string;
}

/** One trial for each power of a group: forgetting one is a compile error. */
export type TrialsOf<Ids extends readonly string[]> = Readonly<Record<Ids[number], Trial>>;
