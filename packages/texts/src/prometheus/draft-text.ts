/** Choosing an army, and placing units and tokens before the first turn. */
export interface DraftText {
  readonly title: string;
  readonly pointsLeft: (left: number, of: number) => string;
  readonly recruitFor: (unit: string, points: number) => string;
  readonly price: (points: number) => string;
  readonly yours: string;
  readonly taken: string;
  readonly tooDear: string;
  /** A recommended army: “Minotaur (Olympus)”. */
  readonly meantFor: (unit: string, map: string) => string;
  readonly place: {
    readonly layNet: string;
    readonly layLure: string;
    readonly scatter: string;
  };
}
