export {
  type SantoweriniCatalogue,
  santoweriniCatalogueOf,
  terminalCommandOf,
} from './catalogues.ts';
export type { ForecastText } from './forecast-text.ts';
export { type BonusText, loadSantoweriniText, type PlaceText, type SantoweriniText } from './game-text.ts';
export { type AnnalsText, loadAnnalsText } from './pages/annals-text.ts';
export {
  type AnnalsDamage,
  type CampaignText,
  loadCampaignText,
  type StandingText,
} from './pages/campaign-text.ts';
export { loadDoorText } from './pages/door-text.ts';
export {
  EXERCISE_NAMES,
  type ExerciseName,
  type ExerciseText,
  type IntroductionText,
  loadIntroductionText,
} from './pages/introduction-text.ts';
export { type LinkDamage, type LinkText, loadLinkText } from './pages/link-text.ts';
export { loadRaidRulesText, type RaidRulesText, type RuleSection } from './pages/raid-rules-text.ts';
export { loadSantoweriniPlayText, type SantoweriniPlayText } from './play-text.ts';
export type { ReasonText } from './reason-text.ts';
export type { TellingText } from './telling-text.ts';
export {
  TERMINAL_COMMANDS,
  type TerminalCommand,
  type TerminalCommandText,
  type TerminalText,
} from './terminal-text.ts';
