export {
  actingBuilder,
  beginAttempt,
  buildersIn,
  choiceOn,
  offeredSquares,
  type SantoweriniAttempt,
  type Tap,
  take,
  takeAll,
  tap,
} from './attempt.ts';
export { chanceInWords } from './chance.ts';
export { DANGERS, type DangerKind, type DangerOn, dangersOf, facesInSigns } from './dangers.ts';
export { type EnemyAct, islandAfterTurn, phaseOf } from './phase.ts';
export { playedSantowerini, type SantoweriniMatch, type SantoweriniTable } from './played-santowerini.ts';
export { promptFor } from './prompt.ts';
export { prospectInWords } from './prospect.ts';
export { type ProspectRow, prospectRows } from './prospects.ts';
export { reasonInWords } from './reason.ts';
export { enemyInWords, squareLabels } from './square-labels.ts';
export { countedKinds, enemyOn, tellHappened } from './tell.ts';
export { explainTap } from './why-not.ts';
