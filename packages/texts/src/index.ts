export {
  ACCOUNT_PROBLEMS,
  type AccountProblem,
  SYNC_PROBLEM_WORDS,
  type SyncProblemWord,
} from './account-words.ts';
export type { Catalogue } from './catalogue.ts';
export { catalogueOf } from './catalogues.ts';
export {
  COMMAND_NAMES,
  type CommandHelp,
  type CommandLineText,
  type CommandName,
  OPTION_NAMES,
  type OptionHelp,
  type OptionName,
  type ServeText,
} from './command-line/command-line-text.ts';
export { USAGE_ERRORS, type UsageError } from './command-line/usage-errors.ts';
export type { ClockWords } from './common/clock-words.ts';
export { COLOUR_NAMES, type ColourName } from './common/colour-names.ts';
export { PLAYER_KINDS, type PlayerKind } from './common/player-kinds.ts';
export {
  ONLINE_PROBLEMS,
  type OnlineProblem,
  type OnlineProblems,
  problemInWords,
} from './common/problem-words.ts';
export type { TableText } from './common/table-text.ts';
export type { TextFor } from './common/text-for.ts';
export type { CommonWords } from './common/words-text.ts';
export { DEFAULT_LANGUAGE, detectLanguage, isLanguage, LANGUAGES, type Language } from './language.ts';
export type { LevelChoiceText, LevelTexts } from './levels-text.ts';
export {
  type AccountText,
  loadAccountText,
  type NoPasskeys,
} from './pages/account-text.ts';
export { type HomeText, loadHomeText, type PowersInBrief } from './pages/home-text.ts';
export { type LobbyText, loadLobbyText } from './pages/lobby-text.ts';
export { loadMyGamesText, type MyGamesText } from './pages/my-games-text.ts';
export { type KeyHelp, loadPlayText, type PlayText } from './pages/play-text.ts';
export { loadSettingsText, type SettingsText, type SettingText } from './pages/settings-text.ts';
export { loadShellText, type ShellText } from './pages/shell-text.ts';
export { loadTableMakingText, type TableMakingText } from './pages/table-making-text.ts';
export {
  type ChatText,
  type ClaimText,
  type FairnessText,
  loadTablePageText,
  type OffersText,
  type TablePageRefusal,
  type TablePageText,
  type WaitingText,
} from './pages/table-page-text.ts';
export type { TallyText } from './tally-text.ts';
export type { TextLoader } from './text-loader.ts';
