export type { Catalogue, Outcomes, TextFor, Words } from './catalogue.ts';
export { catalogueOf } from './catalogues.ts';
export {
  COLOURS,
  type Colour,
  DRAW_REASONS,
  type DrawReason,
  GAME_REFUSALS,
  GAME_TEXT_ERRORS,
  type GameTextErrorCode,
  PAIR_NOTES,
  type PairNote,
  PHASES,
  type Phase,
  POSITION_ERRORS,
  POWER_GROUPS,
  type PositionErrorCode,
  type PowerGroup,
  type RefusalCode,
  STEP_KINDS,
  type StepKind,
  TURN_ERRORS,
  type TurnErrorCode,
} from './codes.ts';
export { commandOf } from './commands.ts';
export { DEFAULT_LANGUAGE, detectLanguage, isLanguage, LANGUAGES, type Language } from './language.ts';
export type { PowerText } from './power-text.ts';
export {
  type CommandText,
  PLAYER_KINDS,
  type PlayerKind,
  POWER_CHOICES,
  type PowerChoice,
  TERMINAL_COMMANDS,
  type TerminalCommand,
  type TerminalText,
} from './terminal-text.ts';
