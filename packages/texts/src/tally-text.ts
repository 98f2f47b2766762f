/** How many games ended in which way. */
interface Counts {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** What came of games against the computer. */
export interface TallyText {
  readonly title: string;
  readonly byLevel: string;
  readonly byPower: string;
  /** Who plays without a power. */
  readonly noPower: string;
  readonly columns: Readonly<Record<keyof Counts, string>>;
  /** All games against one level, in a line. */
  readonly against: (level: string, counts: Counts) => string;
  /** After three in a row another level would suit. */
  readonly suggestion: Readonly<Record<'won' | 'lost', (level: string) => string>>;
}
