/** What a proof says. */
export interface SolveText {
  readonly wins: (seats: string, plies: string) => string;
  readonly isShortest: string;
  readonly mayBeShorter: (searched: string) => string;
  readonly isOver: (seats: string) => string;
  readonly nothing: (searched: string) => string;
  readonly nodes: (nodes: string, seconds: string) => string;
  /** Why a position cannot be solved; the subject is the position, the file or the game in it. */
  readonly errors: Readonly<
    Record<
      'hidden-information' | 'three-sides' | 'not-in-play' | 'no-file' | 'bad-game',
      (subject: string) => string
    >
  >;
}
