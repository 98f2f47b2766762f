export {
  type SantoweriniCatalogue,
  santoweriniCatalogueOf,
  terminalCommandOf,
} from './catalogues.ts';
export type { ForecastText } from './forecast-text.ts';
export { type BonusText, loadSantoweriniText, type PlaceText, type SantoweriniText } from './game-text.ts';
export { loadSantoweriniPlayText, type SantoweriniPlayText } from './play-text.ts';
export type { ReasonText } from './reason-text.ts';
export type { TellingText } from './telling-text.ts';
export {
  TERMINAL_COMMANDS,
  type TerminalCommand,
  type TerminalCommandText,
  type TerminalText,
} from './terminal-text.ts';
