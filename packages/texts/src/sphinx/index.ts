export type { BlessingText, GodText } from './card-text.ts';
export { expertWords } from './expert-words.ts';
export { loadSphinxText, type SphinxText } from './game-text.ts';
export type { GoalProgressTexts, GoalTexts, ObjectiveText } from './goal-text.ts';
export { goalWords, objectivePhrase, objectiveWords, rewardWords } from './objective-words.ts';
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
  ACTIONS,
  type Action,
  type FigureName,
  type LabelText,
  type TermText,
  WORKER_COLOURS,
  type WorkerColour,
} from './term-text.ts';
