/** Choosing an army, and placing units and tokens before the first turn. */
export interface DraftText {
  readonly title: string;
  readonly pointsLeft: (left: number, of: number) => string;
  readonly recruitFor: (unit: string, points: number) => string;
  readonly price: (points: number) => string;
  /** The end of recruiting, and what it gives. */
  readonly stop: string;
  readonly stopGives: (artOfWar: number) => string;
  readonly yours: string;
  readonly taken: string;
  readonly takenBy: (player: string) => string;
  readonly tooDear: string;
  readonly yourArmy: string;
  readonly theirArmy: (player: string) => string;
  readonly noneYet: string;
  readonly quickArmies: string;
  /** A recommended army: “Minotaur (Olympus)”. */
  readonly meantFor: (unit: string, map: string) => string;
  readonly place: {
    /** “Where does Hades begin?”. */
    readonly where: (unit: string) => string;
    readonly tokens: string;
    readonly tokensLeft: (nets: number, lures: number) => string;
    readonly layNet: string;
    readonly layLure: string;
    readonly scatter: string;
    readonly takeBack: string;
    readonly done: string;
  };
}
