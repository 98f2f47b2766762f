/** What is told of a turn and of what the enemies make of it. An enemy is named with its square: “the Raider on C4”. */
export interface TellingText {
  readonly enemyOn: (enemy: string, square: string) => string;
  readonly own: {
    readonly builds: (from: string, to: string, on: string) => string;
    readonly caps: (from: string, to: string, on: string) => string;
    readonly defeats: (from: string, to: string, enemy: string) => string;
    readonly stuns: (from: string, to: string, enemy: string) => string;
  };
  /** One enemy, what the die showed, and what it does then, as a list of what follows. */
  readonly acts: (enemy: string, face: number, deeds: string) => string;
  /** The same, when a captain made a two of the one. */
  readonly actsOnCommand: (enemy: string, deeds: string) => string;
  readonly deeds: {
    readonly holds: string;
    readonly marches: (square: string) => string;
    readonly dashes: (over: string, square: string) => string;
    readonly strikes: (square: string, pieces: number) => string;
    readonly fells: (square: string) => string;
    readonly isThwarted: string;
  };
  readonly recovers: (enemy: string) => string;
  readonly lands: (enemy: string, face: number, square: string) => string;
  readonly staysAtSea: (enemy: string, face: number) => string;
  readonly musters: (wave: number, enemies: string) => string;
}
