import type {
  CardId,
  Edition,
  GAME_TEXT_ERRORS,
  MatchupNote,
  PositionError,
  PowerFlag,
  StepKind,
  TurnError,
  WhyNotCode,
} from '@thera/rules';
import type { Seat } from '@thera/table';
import type { BoardText } from './board-text.ts';
import type { Colour, Direction, DrawReason, Phase, PowerGroup, RefusalCode } from './codes.ts';
import type { CommandLineText } from './command-line-text.ts';
import type { Language } from './language.ts';
import type { PowerText } from './power-text.ts';
import type { TerminalText } from './terminal-text.ts';

/** One text for each of a closed list of codes: forgetting one is a compile error. */
export type TextFor<Code extends string> = Readonly<Record<Code, string>>;

/** Words that head lists and label things. */
export interface Words {
  readonly groups: TextFor<PowerGroup>;
  readonly phases: TextFor<Phase>;
  readonly colours: TextFor<Colour>;
  readonly editions: TextFor<Edition>;
  readonly flags: TextFor<PowerFlag>;
  readonly directions: TextFor<Direction>;
  /** A seat is counted from 0 and shown counted from 1. */
  readonly seat: (seat: Seat) => string;
  readonly players: (count: number) => string;
  readonly list: (items: readonly string[]) => string;
}

/** How a game ends, or a player leaves it. */
export interface Outcomes {
  readonly won: (player: string) => string;
  readonly wonTogether: (first: string, second: string) => string;
  readonly noTurnLeft: (player: string) => string;
  readonly resigned: (player: string) => string;
  readonly outOfTime: (player: string) => string;
  readonly out: (player: string) => string;
  readonly drawn: TextFor<DrawReason>;
  readonly goesOn: string;
}

/** Every word a person reads, in one language. */
export interface Catalogue {
  readonly language: Language;
  /** The language's name for itself. */
  readonly languageName: string;
  readonly powers: Readonly<Record<CardId, PowerText>>;
  readonly steps: TextFor<StepKind>;
  readonly whyNot: TextFor<WhyNotCode>;
  readonly refusals: TextFor<RefusalCode>;
  readonly positionErrors: TextFor<PositionError>;
  readonly turnErrors: TextFor<TurnError>;
  readonly gameTextErrors: TextFor<(typeof GAME_TEXT_ERRORS)[number]>;
  readonly pairNotes: TextFor<MatchupNote>;
  readonly words: Words;
  readonly outcomes: Outcomes;
  readonly board: BoardText;
  readonly terminal: TerminalText;
  readonly commandLine: CommandLineText;
}
