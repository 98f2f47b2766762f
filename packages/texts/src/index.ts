export type { Catalogue } from './catalogue.ts';
export { catalogueOf } from './catalogues.ts';
export {
  COLOUR_NAMES,
  type ColourName,
  DIRECTIONS,
  type Direction,
  type Phase,
  type PowerChoice,
  type PowerGroup,
  type RefusalCode,
  USAGE_ERRORS,
  type UsageError,
} from './codes.ts';
export type { BenchText } from './command-line/bench-text.ts';
export {
  COMMAND_NAMES,
  type CommandHelp,
  type CommandLineText,
  type CommandName,
  type GodsText,
  OPTION_NAMES,
  type OptionHelp,
  type OptionName,
  type ServeText,
} from './command-line/command-line-text.ts';
export type { MatchText } from './command-line/match-text.ts';
export type { SolveText } from './command-line/solve-text.ts';
export {
  type CommandText,
  PLAYER_KINDS,
  type PlayerKind,
  TERMINAL_COMMANDS,
  type TerminalCommand,
  type TerminalText,
} from './command-line/terminal-text.ts';
export {
  TRAIN_ERRORS,
  TRAIN_PARTS,
  type TrainError,
  type TrainPart,
  type TrainText,
} from './command-line/train-text.ts';
export { commandOf } from './commands.ts';
export type { TableText } from './common/table-text.ts';
export type { TextFor } from './common/text-for.ts';
export type { CommonWords } from './common/words-text.ts';
export { DEFAULT_LANGUAGE, detectLanguage, isLanguage, LANGUAGES, type Language } from './language.ts';
export type { LevelChoiceText, LevelTexts } from './levels-text.ts';
export { type HomeText, loadHomeText, type PowersInBrief } from './pages/home-text.ts';
export { loadPlayText, type PlayText } from './pages/play-text.ts';
export { loadSettingsText, type SettingsText, type SettingText } from './pages/settings-text.ts';
export { loadShellText, type ShellText } from './pages/shell-text.ts';
export { type BoardText, TOKEN_KINDS, type TokenKind } from './santorini/board-text.ts';
export { type GameText, loadGameText } from './santorini/game-text.ts';
export { memoryNotes, nightNotes } from './santorini/memory-notes.ts';
export { type GalleryText, loadGalleryText } from './santorini/pages/gallery-text.ts';
export { type LearnText, loadLearnText } from './santorini/pages/learn-text.ts';
export {
  type ChoiceText,
  loadNewGameText,
  type NewGameText,
  POWER_WAYS,
  type PowerWay,
  TABLE_LINK_ERRORS,
  type TableLinkError,
} from './santorini/pages/new-game-text.ts';
export { loadOpenText, type OpenText } from './santorini/pages/open-text.ts';
export { loadRulesPageText, type RulesPageText } from './santorini/pages/rules-page-text.ts';
export { loadTrialsText, type TrialsText, type TrialText } from './santorini/pages/trials-text.ts';
export {
  loadPositionText,
  loadSantoriniPlayText,
  type PositionText,
  type SantoriniPlayText,
} from './santorini/play-text.ts';
export type { PowerText } from './santorini/power-text.ts';
export type { PracticeText, PromptText } from './santorini/prompt-text.ts';
export type { TellingText } from './santorini/telling-text.ts';
export type { Outcomes, Words } from './santorini/words-text.ts';
export type { TextLoader } from './text-loader.ts';
