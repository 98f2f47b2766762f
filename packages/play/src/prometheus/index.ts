export { formatDecision, formatStep, parseDecision, parseStepText } from '@thera/prometheus';
export { type Act, actOf, powerOf } from './acts.ts';
export {
  type AdviceWords,
  adviceInWords,
  reasonInWords as adviceReason,
  riskInWords,
} from './advice-words.ts';
export { aimsOf, type Target } from './aims.ts';
export { areaInWords, areaLabels, offersInWords, stopsInWords, unitInWords } from './area-labels.ts';
export {
  beginAttempt,
  choiceOf,
  chooseAct,
  openChoices,
  type PrometheusAttempt,
  point,
  stepsAt,
  stop,
  take,
  takeAll,
} from './attempt.ts';
export { blockersBetween, explainArea, explainStep, explainUnit, reasonInWords } from './explain.ts';
export { type Answer, type Forecast, forecastOf, forecastsOf } from './forecast.ts';
export {
  answersInWords,
  forecastInWords,
  partsOf,
  percentOf,
  sourceInWords,
  titleOf,
} from './forecast-words.ts';
export {
  areaName,
  capitalised,
  cardName,
  type PrometheusVoice,
  partyOf,
  pileInWords,
  unitList,
  unitName,
  voiceOf,
} from './names.ts';
export { type PrometheusMatch, type PrometheusTable, playedPrometheus } from './played-prometheus.ts';
export { promptFor } from './prompt.ts';
export { isAdvised, type ReactionCard, reactionIn, reactionInWords } from './reaction.ts';
export { stepInWords } from './step-words.ts';
export { tell, tellAll, wholeWays } from './tell.ts';
export { tellEnding, whyEnded, winnerOf } from './tell-ending.ts';
export { facesInWords } from './tell-fight.ts';
export {
  type ProfileRow,
  powerHead,
  powerSilence,
  profileOf,
  type Silence,
  talentSilence,
  unitHead,
} from './unit-words.ts';
export { goTo, type Way, waysBy, waysNow } from './ways.ts';
