export { type Act, actOf } from './act.ts';
export { announceEvent, announceOutcome } from './announce.ts';
export {
  type Attempt,
  actingWorker,
  beginAttempt,
  canStepBack,
  choicesIn,
  choicesOn,
  isComplete,
  openChoices,
  resumeAttempt,
  rivalActs,
  stepBack,
  type Tap,
  take,
  takeAll,
  tap,
  workersIn,
} from './attempt.ts';
export { begunSteps, begunText, boardInProgress } from './board-in-progress.ts';
export { memoryNotesOf, preparedNotes, workerNotes } from './describe-memory.ts';
export { type Draw, drawnText, drawsAfter } from './draws.ts';
export { explainSquare, explainStep, explainTap } from './explain.ts';
export { decisionText, gameInText } from './game-in-text.ts';
export { after, choiceDice, type SantoriniMatch, seatToAct, TABLE } from './match.ts';
export { memoryNotes } from './memory-notes.ts';
export { type OpenTurn, openTurns } from './open-turns.ts';
export { type Pointing, pointersOn } from './pointers.ts';
export { cardNamed } from './power-names.ts';
export { promptFor } from './prompt.ts';
export { choicesOfPowers, readBeforePlay } from './read-before-play.ts';
export { directionStep, isDirectionNow } from './read-direction.ts';
export { choicesFor, isBegun, pendingText, readTurn } from './read-turn.ts';
export { NOTHING_YET, type Pending, type Reading, type ReadingFault } from './reading.ts';
export { cardOf, powerName, seatNotes, seatsOf } from './seats.ts';
export { sha256 } from './sha256.ts';
export { hasSecrets, isHiddenFrom, stageSeenBy, stageToDecide } from './sight.ts';
export { squareLabels } from './square-label.ts';
export { takeback } from './takeback.ts';
export { type Ply, pliesOf, stageAfter, stageBefore } from './timeline.ts';
export { isBesideRam, ramOf, tokensOn } from './tokens-on-board.ts';
