/** One field of a link: what it says of a setup, and the other way round. */
export interface SetupField<Setup = unknown, Code extends string = string> {
  readonly name: string;
  /** Why it cannot be read. */
  readonly error: Code;
  format(setup: Setup): string;
  /** What the text changes; undefined if it cannot be understood. */
  parse(text: string, players: number): Partial<Setup> | undefined;
}

/** How a game writes its setups into links. It is light: whoever lists games reads them without the rules. */
export interface SetupFormat<Setup = unknown, Code extends string = string> {
  /** Whether links and kept games that name no game mean this one: they are from before there were others. */
  readonly isFirst?: true;
  /** Whether its players may play against the clock. */
  readonly hasClock?: true;
  /** How many may play, the usual number first. */
  readonly players: readonly number[];
  /** What is agreed when nobody says anything else. */
  usual(players: number): Setup;
  /** Every field but the number of players, which the seats say. */
  readonly fields: readonly SetupField<Setup, Code>[];
}
