export { type Act, actOf } from './act.ts';
export { announceEvent, announceOutcome } from './announce.ts';
export {
  actingWorker,
  attemptOn,
  beginAttempt,
  choicesIn,
  choicesOn,
  openChoices,
  resumeAttempt,
  rivalActs,
  type SantoriniAttempt,
  type Tap,
  take,
  takeAll,
  tap,
  waitingActs,
  workersIn,
} from './attempt.ts';
export { begunText, boardInProgress } from './board-in-progress.ts';
export { choicesInWords } from './choices-in-words.ts';
export { memoryNotesOf, preparedNotes, workerNotes } from './describe-memory.ts';
export { type DrawnCard, drawnText, drawsAfter } from './draws.ts';
export { explainSquare, explainStep, explainTap, isWorkerWanted } from './explain.ts';
export { decisionText, gameInText } from './game-in-text.ts';
export { after, type SantoriniMatch, seatToAct } from './match.ts';
export { OpenTurns } from './open-turns.ts';
export { playedSantorini, type SantoriniTable, stageAfter, stageBefore } from './played-santorini.ts';
export { type Pointing, pointersOn } from './pointers.ts';
export { cardNamed } from './power-names.ts';
export { promptFor } from './prompt.ts';
export { choicesOfPowers, readBeforePlay } from './read-before-play.ts';
export { directionStep, isDirectionNow } from './read-direction.ts';
export { choicesFor, isBegun, pendingText, readTurn } from './read-turn.ts';
export { NOTHING_YET, type Pending, type Reading, type ReadingFault } from './reading.ts';
export { cardOf, powerName, seatNotes, seatsOf } from './seats.ts';
export { isHiddenFrom, stageBehind, stageSeenBy, stageToDecide, viewToDecide } from './sight.ts';
export { situationOf } from './situation.ts';
export { squareLabels } from './square-label.ts';
export { isBesideRam, ramOf, tokensOn } from './tokens-on-board.ts';
export { adviceInWords, stepInBrief, turnInWords } from './turn-words.ts';
export { type Victory, victoryIn, victorySquare } from './victory.ts';
