export { formatDecision, squareName } from '@thera/sphinx';
export { type Act, isCardAct, MAIN_ACTS, type MainAct } from './acts.ts';
export { type AdviceWords, adviceInWords, turnInWords } from './advice-words.ts';
export { aimIn, higherAim } from './aims.ts';
export {
  actingSquare,
  beginAttempt,
  choiceOf,
  chooseAct,
  chooseSource,
  currentAct,
  isPicking,
  offered,
  openChoices,
  pathTo,
  type SphinxAttempt,
  sourcesNow,
  stop,
  type Tap,
  take,
  takeAll,
  tap,
} from './attempt.ts';
export { type ChoiceWords, choiceInWords } from './choice-words.ts';
export { DANGERS, type DangerKind, type DangerOn, dangersIn } from './dangers.ts';
export { explainTap } from './explain-tap.ts';
export { forecastInWords, turnsUntilTide } from './forecast-words.ts';
export {
  capitalised,
  cardName,
  figureName,
  isBlessing,
  pieceFrom,
  piecesInWords,
  queueCardName,
  type SphinxVoice,
} from './names.ts';
export { type PartnerAnswers, type PartnerQuestion, partnerAnswers } from './partner-answers.ts';
export { playedSphinx, type SphinxMatch, type SphinxTable } from './played-sphinx.ts';
export { type Progress, type ProgressPart, progressIn } from './progress.ts';
export {
  countedParts,
  type Gist,
  gistOf,
  missingInWords,
  objectiveLabel,
  partInWords,
  progressInWords,
} from './progress-words.ts';
export { promptFor } from './prompt.ts';
export { figureInWords, squareLabels } from './square-labels.ts';
export { tell, tellAll } from './tell.ts';
