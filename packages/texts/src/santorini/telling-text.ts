/** What is told about decisions as they are made, and about squares that are asked for. */
export interface TellingText {
  readonly offers: (player: string, powers: string) => string;
  readonly choosesNight: (player: string, power: string) => string;
  readonly picks: (player: string, power: string) => string;
  readonly letsStart: (player: string, starter: string) => string;
  readonly places: (player: string, squares: string) => string;
  readonly played: (player: string, turn: string) => string;
  /** What the computer would do, told as advice. */
  readonly hint: (turn: string) => string;
  readonly powerDrawn: (player: string, power: string) => string;
  readonly cardDrawn: (player: string, card: number) => string;
  readonly otherCardDrawn: (player: string) => string;
  readonly cutShort: (steps: number) => string;
  readonly canChoose: (square: string) => string;
  readonly notNow: string;
  /** No worker is next to the square that was touched. */
  readonly nextToNobody: string;
  /** Several workers could go to the square that was touched. */
  readonly workerFirst: string;
  /** The square that was touched is there for something else than is chosen, such as “Build”. */
  readonly actFirst: (act: string) => string;
}
