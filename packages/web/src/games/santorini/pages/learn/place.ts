/** Where a task stands in the course; everything is counted from 0. */
export interface Place {
  readonly lesson: number;
  readonly index: number;
  /** How many tasks the lesson has. */
  readonly count: number;
}
