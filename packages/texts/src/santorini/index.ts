export { type BoardText, TOKEN_KINDS, type TokenKind } from './board-text.ts';
export type { SantoriniCatalogue } from './catalogue.ts';
export { santoriniCatalogueOf } from './catalogues.ts';
export {
  DIRECTIONS,
  type Direction,
  type Phase,
  type PowerChoice,
  type PowerGroup,
  type RefusalCode,
} from './codes.ts';
export type { BenchText } from './command-line/bench-text.ts';
export type { GodsText, SantoriniCommandLineText } from './command-line/command-line-text.ts';
export type { MatchText } from './command-line/match-text.ts';
export type { SolveText } from './command-line/solve-text.ts';
export {
  TRAIN_ERRORS,
  TRAIN_PARTS,
  type TrainError,
  type TrainPart,
  type TrainText,
} from './command-line/train-text.ts';
export { type GameText, loadGameText } from './game-text.ts';
export { memoryNotes, nightNotes } from './memory-notes.ts';
export { type GalleryText, loadGalleryText } from './pages/gallery-text.ts';
export { type LearnText, loadLearnText } from './pages/learn-text.ts';
export {
  type ChoiceText,
  loadNewGameText,
  type NewGameText,
  POWER_WAYS,
  type PowerWay,
  TABLE_LINK_ERRORS,
  type TableLinkError,
} from './pages/new-game-text.ts';
export { loadOpenText, type OpenText } from './pages/open-text.ts';
export { loadRulesPageText, type RulesPageText } from './pages/rules-page-text.ts';
export { loadTrialsText, type TrialsText, type TrialText } from './pages/trials-text.ts';
export {
  loadPositionText,
  loadSantoriniPlayText,
  type PositionText,
  type SantoriniPlayText,
} from './play-text.ts';
export type { PowerText } from './power-text.ts';
export type { PracticeText, PromptText } from './prompt-text.ts';
export { type SituationText, SPECIAL_ACTS, type SpecialAct } from './situation-text.ts';
export type { TastesText } from './tastes-text.ts';
export type { TellingText } from './telling-text.ts';
export { commandOf } from './terminal-commands.ts';
export {
  type CommandText,
  TERMINAL_COMMANDS,
  type TerminalCommand,
  type TerminalText,
} from './terminal-text.ts';
export type { Outcomes, Words } from './words-text.ts';
