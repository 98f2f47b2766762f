/** What a list of games says of one of Santowerini. */
export interface ListedDetails {
  /** How many enemies are ashore. */
  readonly enemies: number;
  /** The wave of the siege without end; 0 in a scenario. */
  readonly wave: number;
  /** Set when the game is over. */
  readonly isWon?: boolean;
}

const NOTHING: ListedDetails = { enemies: 0, wave: 0 };

/** The details of a kept game; nobody ashore where they cannot be read. */
export function listedDetails(details: unknown): ListedDetails {
  if (typeof details !== 'object' || details === null) return NOTHING;
  const { enemies, wave, isWon } = details as Readonly<Record<string, unknown>>;
  return {
    enemies: countOf(enemies),
    wave: countOf(wave),
    ...(typeof isWon === 'boolean' ? { isWon } : {}),
  };
}

const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
