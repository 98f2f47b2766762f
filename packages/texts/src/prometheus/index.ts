export type { AreaLabelText, ReachText } from './area-text.ts';
export { type PrometheusCatalogue, prometheusCatalogueOf, terminalCommandOf } from './catalogues.ts';
export type { DraftText } from './draft-text.ts';
export type { EndingText } from './ending-text.ts';
export type { ForecastText, RollText } from './forecast-text.ts';
export { loadPrometheusText, type PrometheusText } from './game-text.ts';
export type { AtRisk, HintText } from './hint-text.ts';
export { loadPrometheusDoorText } from './pages/door-text.ts';
export { type LessonsText, type LessonText, loadPrometheusLessonsText } from './pages/lessons-text.ts';
export { loadNewBattleText, type NewBattleText } from './pages/new-battle-text.ts';
export {
  loadPrometheusRulesText,
  PROMETHEUS_CHAPTERS,
  type PrometheusChapter,
  type PrometheusRulesText,
  RULING_NUMBERS,
  type RulingNumber,
  type RulingText,
} from './pages/rules-text.ts';
export type { AreaTexts, MapTexts, PlaceName, TerrainTexts } from './place-text.ts';
export { loadPrometheusPlayText, type PrometheusPlayText } from './play-text.ts';
export type { ActionText, PromptText } from './prompt-text.ts';
export type { ReactionText } from './reaction-text.ts';
export type { PaidUse, PartyName, TellingText } from './telling-text.ts';
export { STATS, type Stat, type TermText, TURN_PARTS, type TurnPart } from './term-text.ts';
export {
  TERMINAL_COMMANDS,
  type TerminalCommand,
  type TerminalCommandText,
  type TerminalText,
} from './terminal-text.ts';
export type { AbilityText, PowerTexts, TalentTexts, UnitName, UnitText, UnitTexts } from './unit-text.ts';
