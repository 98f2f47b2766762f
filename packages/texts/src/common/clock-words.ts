/** How much time those who play have, in a few words. */
export interface ClockWords {
  readonly none: string;
  readonly turn: (time: string) => string;
  readonly bank: (initial: string, increment: string) => string;
  readonly days: (days: number) => string;
}
