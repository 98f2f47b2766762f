export { GAME_NAMES, type GameName } from './game-names.ts';
export {
  type Attempt,
  beginAttempt,
  canStepBack,
  isComplete,
  restart,
  stepBack,
  take,
} from './table/attempt.ts';
export { clockOf } from './table/clock-of.ts';
export { type Asking, askComputer, choiceSeed, questionFor } from './table/computer.ts';
export {
  awaitsHandOver,
  handOver,
  happen,
  isPerson,
  type LocalTable,
  openTable,
  ownSeat,
  personsAt,
  seatToDecide,
  viewOf,
} from './table/local-table.ts';
export { openingSits } from './table/opening-sits.ts';
export type { PlayedGame } from './table/played-game.ts';
export { type PlacedPly, roundAfter } from './table/rounds.ts';
export { takeback } from './table/takeback.ts';
export {
  type EndingWords,
  type TableVoice,
  tellOutcome,
  tellScore,
  tellTableEvent,
} from './table/tell-table.ts';
export { lookBack, type Ply, pliesOf, stateAfter, stateShown } from './table/timeline.ts';
export { type TurnRow, turnRows } from './table/turn-rows.ts';
