/** How a fault is tried. */
export interface FaultWish {
  readonly rounds: number;
  readonly seed: string;
  /** Tables at which people play meanwhile. */
  readonly tables: number;
  readonly tell: (line: string) => void;
}

/** What came of it: no faults, if all is well. */
export interface FaultReport {
  readonly faults: readonly string[];
  readonly acknowledged: number;
  /** Milliseconds that somebody waited for an answer at most. */
  readonly longestWait: number;
}
