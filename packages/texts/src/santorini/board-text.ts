/** The tokens that a board in text has a sign for. */
export const TOKEN_KINDS = ['closed', 'coin', 'whirlpool', 'abyss', 'fate', 'ram'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

/** What is said beside a board that is drawn in text. */
export interface BoardText {
  readonly legend: string;
  readonly femaleLegend: string;
  /** What a token is, behind its sign. */
  readonly tokens: Readonly<Record<TokenKind, string>>;
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
  readonly descended: string;
  readonly spent: string;
  readonly stored: (builds: number) => string;
  readonly inForce: (power: string) => string;
  readonly undrawn: string;
  readonly laidAside: (powers: string) => string;
  readonly holds: (power: string) => string;
  readonly heldBy: (player: string) => string;
  readonly pair: (own: string, other: string) => string;
  readonly charmed: (square: string) => string;
  readonly wind: (direction: string) => string;
  readonly arrow: (direction: string) => string;
  readonly whirlpools: (squares: string) => string;
  readonly coinsLeft: (count: number) => string;
  readonly coins: (squares: string) => string;
  readonly movedLast: (squares: string) => string;
  readonly talus: (square: string) => string;
  readonly reserve: (workers: number) => string;
  readonly fate: (squares: string) => string;
  readonly hiddenFate: string;
  readonly abyss: (square: string) => string;
  readonly hiddenAbyss: string;
  readonly cardsDrawn: (count: number) => string;
  readonly drawDue: string;
  readonly night: (power: string) => string;
  readonly nightUndrawn: string;
  readonly switchedOff: string;
  readonly hiddenWorkers: (count: number) => string;
  /** What lies beside the board, or on it, and belongs to nobody. */
  readonly fleece: (power: string) => string;
  readonly ram: (square: string) => string;
  readonly anotherTurn: string;
  readonly bearsFleece: string;
  readonly begun: (player: string, steps: string) => string;
}
