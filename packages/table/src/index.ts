export { canonicalJson } from './canonical-json.ts';
export {
  type Clock,
  type ClockStart,
  deadline,
  flagged,
  graceLeft,
  type Press,
  pauseClock,
  press,
  resumeClock,
  startClock,
  timeLeft,
} from './clock.ts';
export type { Budget, ComputerPlayer, Progress, Question } from './computer-player.ts';
export { contractFaults, type Rehearsal } from './contract.ts';
export { checkReveal, commit, type Dice, diceFor, type Hash } from './dice.ts';
export { leftSeats, TABLE_REASONS, type TableReason } from './effect.ts';
export type {
  ClaimDue,
  Decision,
  GameEvent,
  RedactedEvent,
  SecretDecision,
  TableEvent,
} from './event.ts';
export { CLAIM_DUES, leavingSeat } from './event.ts';
export type { Choice, Game } from './game.ts';
export { Interrupter, type Interruption, type Wish } from './interruption.ts';
export { LEVELS, type Level } from './level.ts';
export { type Goal, goalsReached, type Outcome, type Score } from './outcome.ts';
export { type Check, type Fields, oneOf, parseFields, whole } from './parse-fields.ts';
export { parseEvent, parseRecord, parseRecordText, RECORD_FAULTS, type RecordFault } from './parse-record.ts';
export { playerFaults } from './player-faults.ts';
export { distinctNames, LONGEST_PLAYER_NAME, type PlayerNameFault, parsePlayerName } from './player-name.ts';
export { randomDecision } from './random-decision.ts';
export { type GameRecord, type Match, type Past, RECORD_VERSION } from './record.ts';
export { type OpenRecord, redactEvent, redactRecord } from './redact.ts';
export { TABLE_REFUSALS, type TableRefusal } from './refusal.ts';
export { append, begin, replay } from './replay.ts';
export { type Fault, fault, ok, type Result } from './result.ts';
export type { Onlooker, Seat } from './seat.ts';
export { sha256 } from './sha256.ts';
export { DAY, NO_CLOCK, parseTimeControl, SECOND, type TimeControl } from './time-control.ts';
