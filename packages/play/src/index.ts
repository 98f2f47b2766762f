export { type Act, actOf } from './santorini/act.ts';
export { announceEvent, announceOutcome } from './santorini/announce.ts';
export {
  type Attempt,
  actingWorker,
  attemptOn,
  beginAttempt,
  canStepBack,
  choicesIn,
  choicesOn,
  isComplete,
  openChoices,
  restart,
  resumeAttempt,
  rivalActs,
  stepBack,
  type Tap,
  take,
  takeAll,
  tap,
  workersIn,
} from './santorini/attempt.ts';
export { begunSteps, begunText, boardInProgress } from './santorini/board-in-progress.ts';
export { memoryNotesOf, preparedNotes, workerNotes } from './santorini/describe-memory.ts';
export { type DrawnCard, drawnText, drawsAfter } from './santorini/draws.ts';
export { explainSquare, explainStep, explainTap } from './santorini/explain.ts';
export { decisionText, gameInText } from './santorini/game-in-text.ts';
export { after, choiceDice, type SantoriniMatch, seatToAct } from './santorini/match.ts';
export { memoryNotes } from './santorini/memory-notes.ts';
export { type OpenTurn, openTurns } from './santorini/open-turns.ts';
export { type Pointing, pointersOn } from './santorini/pointers.ts';
export { cardNamed } from './santorini/power-names.ts';
export { promptFor } from './santorini/prompt.ts';
export { choicesOfPowers, readBeforePlay } from './santorini/read-before-play.ts';
export { directionStep, isDirectionNow } from './santorini/read-direction.ts';
export { choicesFor, isBegun, pendingText, readTurn } from './santorini/read-turn.ts';
export { NOTHING_YET, type Pending, type Reading, type ReadingFault } from './santorini/reading.ts';
export { cardOf, powerName, seatNotes, seatsOf } from './santorini/seats.ts';
export { hasSecrets, isHiddenFrom, stageSeenBy, stageToDecide, viewToDecide } from './santorini/sight.ts';
export { squareLabels } from './santorini/square-label.ts';
export { takeback } from './santorini/takeback.ts';
export { type Ply, pliesOf, stageAfter, stageBefore } from './santorini/timeline.ts';
export { isBesideRam, ramOf, tokensOn } from './santorini/tokens-on-board.ts';
export {
  type EndingWords,
  type TableVoice,
  tellOutcome,
  tellScore,
  tellTableEvent,
} from './table/tell-table.ts';
