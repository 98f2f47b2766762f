export type { BlessingText, GodText } from './card-text.ts';
export { type SphinxCatalogue, sphinxCatalogueOf, terminalCommandOf } from './catalogues.ts';
export { expertWords } from './expert-words.ts';
export { loadSphinxText, type SphinxText } from './game-text.ts';
export type { GoalProgressTexts, GoalTexts, ObjectiveText } from './goal-text.ts';
export type { HintText } from './hint-text.ts';
export { goalWords, objectivePhrase, objectiveWords, rewardWords } from './objective-words.ts';
export {
  ADVENTURE_TABS,
  type AdventureTab,
  type AdventureText,
} from './pages/adventure-text.ts';
export { type AdventuresText, loadAdventuresText } from './pages/adventures-text.ts';
export type { CareText } from './pages/care-text.ts';
export { loadSphinxDoorText } from './pages/door-text.ts';
export type { EndText } from './pages/end-text.ts';
export { type GuestbookText, loadGuestbookText } from './pages/guestbook-text.ts';
export { loadMapText, type MapText } from './pages/map-text.ts';
export { loadNewRiddleText, type NewRiddleText } from './pages/new-riddle-text.ts';
export {
  loadSphinxRulesText,
  SPHINX_RULE_SECTIONS,
  type SphinxRuleSection,
  type SphinxRulesText,
} from './pages/rules-text.ts';
export { loadShareText, SHARE_REFUSALS, type ShareRefusal, type ShareText } from './pages/share-text.ts';
export { loadStarsText, type StarsText } from './pages/stars-text.ts';
export { loadStoryText, type StoryPageText, type StoryText } from './pages/story-text.ts';
export { TUTORIAL_STEPS, type TutorialStep, type TutorialText } from './pages/tutorial-text.ts';
export { loadSphinxPlayText, type SphinxPlayText } from './play-text.ts';
export { type GoalProgress, goalProgressWords, rowProgressWords } from './progress-words.ts';
export type { DieText, PromptText } from './prompt-text.ts';
export { type RiddleNames, riddleNames } from './riddle-names.ts';
export {
  type ExpertText,
  type RiddleText,
  type RuleText,
  type RuleTexts,
  ZONES,
  type Zone,
  type ZoneText,
} from './riddle-text.ts';
export { ruleWords } from './rule-words.ts';
export {
  type ForecastText,
  type SquareText,
  THINGS,
  type Thing,
  type ThingText,
} from './square-text.ts';
export type { TellingText } from './telling-text.ts';
export {
  ACTIONS,
  type Action,
  type FigureName,
  type LabelText,
  type TermText,
  WORKER_COLOURS,
  type WorkerColour,
} from './term-text.ts';
export {
  TERMINAL_COMMANDS,
  type TerminalCommand,
  type TerminalCommandText,
  type TerminalText,
} from './terminal-text.ts';
