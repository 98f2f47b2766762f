/** What the panel about one enemy says. */
export interface ForecastText {
  /** When it acts and where it looks: “acts third, faces south”. */
  readonly stance: (order: string, facing: string) => string;
  readonly onEachRoll: string;
  /** That those before it may change it. */
  readonly unlessEarlier: string;
  readonly stunned: string;
  readonly hitsLeft: (hits: number) => string;
  /** What follows an order. */
  readonly staysOn: (square: string) => string;
  readonly goesTo: (square: string) => string;
  readonly climbsTo: (square: string) => string;
  readonly strikes: (square: string) => string;
  readonly fells: (square: string) => string;
  readonly nothing: string;
  readonly cityFalls: string;
  readonly missesTurn: string;
  /** Faces of the die, for screen readers: “two or three”. */
  readonly faces: (faces: readonly number[]) => string;
  readonly risk: string;
  readonly chance: {
    readonly sixths: (sixths: number) => string;
    readonly percent: (percent: number) => string;
    readonly tiny: string;
    readonly nearlySure: string;
  };
}
