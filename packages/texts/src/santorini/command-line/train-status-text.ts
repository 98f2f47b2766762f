/** What `thera train status` says of a folder of samples. */
export interface TrainStatusText {
  readonly empty: (folder: string) => string;
  readonly all: (folder: string, positions: string, games: string) => string;
  readonly disk: (megabytes: string, files: string) => string;
  /** The heads of the columns: one row for each net and number of positions a turn. */
  readonly sources: Readonly<Record<'net' | 'nodes' | 'positions' | 'games' | 'scale', string>>;
  readonly byHand: string;
  readonly unknown: string;
  /** In how many positions powers are. */
  readonly powers: Readonly<Record<'rarest' | 'median' | 'most', (powers: string) => string>>;
  /** Who wins: the heads of the columns, and the names of the rows. */
  readonly wins: Readonly<
    Record<'games' | 'first' | 'second' | 'nobody' | 'count' | 'mortals' | 'powers', string>
  >;
  readonly idle: string;
  readonly running: (process: string, time: string, games: string, positions: string) => string;
}
