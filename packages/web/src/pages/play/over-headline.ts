import type { Outcome, Seat } from '@thera/table';
import type { PlayText } from '@thera/texts';

/** What an ending is for those before the screen. */
export type EndingMood = 'glad' | 'sorry' | 'even';

/** Who sat at the table. */
export interface PlayedBy {
  /** The seats of persons. */
  readonly persons: readonly Seat[];
  readonly names: readonly string[];
}

export function moodOf(outcome: Outcome, { persons }: PlayedBy): EndingMood {
  switch (outcome.kind) {
    case 'won':
      return persons.length === 0 || outcome.winners.some((seat) => persons.includes(seat))
        ? 'glad'
        : 'sorry';
    case 'lost':
      return 'sorry';
    case 'draw':
      return 'even';
  }
}

/** Who has won, in a word or two; the only person of a game is told so. */
export function headlineOf(
  outcome: Outcome,
  { persons, names }: PlayedBy,
  { ending, words }: PlayText,
): string {
  switch (outcome.kind) {
    case 'won': {
      const { winners } = outcome;
      if (persons.length === 1) return winners.includes(persons[0]!) ? ending.youWin : ending.youLose;
      const called = winners.map((seat) => names[seat]!);
      return called.length === 1 ? ending.wins(called[0]!) : ending.winTogether(words.list(called));
    }
    case 'lost':
      return ending.lost;
    case 'draw':
      return ending.draw;
  }
}
