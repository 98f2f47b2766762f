/** What is said beside a board that is drawn in text. */
export interface BoardText {
  readonly legend: string;
  readonly femaleLegend: string;
  readonly extraTurn: string;
  readonly hasWon: string;
  readonly isOut: string;
  readonly noPowerYet: string;
  readonly anyPower: string;
  readonly onOffer: (powers: string) => string;
  readonly challenger: (player: string) => string;
  readonly starts: (player: string) => string;
  /** What a power remembers. */
  readonly climbed: string;
  readonly stored: (builds: number) => string;
  readonly inForce: (power: string) => string;
  readonly undrawn: string;
  readonly laidAside: (powers: string) => string;
  readonly holds: (power: string) => string;
  readonly heldBy: (player: string) => string;
}
