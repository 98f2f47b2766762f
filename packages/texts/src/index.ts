export { type BoardText, TOKEN_KINDS, type TokenKind } from './board-text.ts';
export type { Catalogue, Outcomes, TextFor, Words } from './catalogue.ts';
export { catalogueOf } from './catalogues.ts';
export {
  COLOURS,
  type Colour,
  DIRECTIONS,
  type Direction,
  type DrawReason,
  type Phase,
  type PowerChoice,
  type PowerGroup,
  type RefusalCode,
  USAGE_ERRORS,
  type UsageError,
} from './codes.ts';
export {
  COMMAND_NAMES,
  type CommandHelp,
  type CommandLineText,
  type CommandName,
  type GodsText,
  OPTION_NAMES,
  type OptionHelp,
  type OptionName,
} from './command-line-text.ts';
export { commandOf } from './commands.ts';
export { DEFAULT_LANGUAGE, detectLanguage, isLanguage, LANGUAGES, type Language } from './language.ts';
export type { PowerText } from './power-text.ts';
export {
  type CommandText,
  PLAYER_KINDS,
  type PlayerKind,
  TERMINAL_COMMANDS,
  type TerminalCommand,
  type TerminalText,
} from './terminal-text.ts';
