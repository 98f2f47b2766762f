import type { CommandLineText } from '../../command-line/command-line-text.ts';
import type { BenchText } from './bench-text.ts';
import type { MatchText } from './match-text.ts';
import type { SolveText } from './solve-text.ts';
import type { TrainText } from './train-text.ts';

/** What the list of powers says, and the card of one. */
export interface GodsText {
  readonly columns: {
    readonly id: string;
    readonly name: string;
    readonly players: string;
    readonly edition: string;
    readonly flags: string;
  };
  readonly none: string;
  readonly group: (group: string) => string;
  readonly players: (counts: string) => string;
  readonly flags: (flags: string) => string;
  readonly banned: (powers: string) => string;
  readonly warned: (powers: string) => string;
}

/** Every word of the command line, with those that only commands of Santorini say. */
export interface SantoriniCommandLineText extends CommandLineText {
  /** There are more turns than may be listed. */
  readonly moreThanLimit: (limit: number) => string;
  readonly near: (text: string) => string;
  readonly gods: GodsText;
  readonly match: MatchText;
  readonly bench: BenchText;
  readonly solve: SolveText;
  readonly train: TrainText;
}
