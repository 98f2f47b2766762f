/** What a match between two engines says of itself. */
export interface MatchText {
  readonly players: (one: string, other: string) => string;
  readonly progress: (pairs: string, all: string) => string;
  readonly games: (games: string, wins: string, losses: string, draws: string) => string;
  readonly pairs: (counts: string) => string;
  readonly elo: (elo: string, least: string, most: string) => string;
  readonly ratio: (ratio: string, lower: string, upper: string) => string;
  readonly answers: Readonly<Record<'elo0' | 'elo1' | 'open', (elo0: string, elo1: string) => string>>;
  readonly forfeits: (one: string, other: string) => string;
  readonly stopped: string;
  /** Why a match cannot begin; the subject is the player or the file. */
  readonly errors: Readonly<Record<'no-player' | 'no-file', (subject: string) => string>>;
}
