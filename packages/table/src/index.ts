export { contractFaults, type Trial } from './contract.ts';
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
export type { Choice, Game, Outcome } from './game.ts';
export { parseEvent, parseRecord, parseRecordText, RECORD_FAULTS, type RecordFault } from './parse-record.ts';
export { randomDecision } from './random-decision.ts';
export type { GameRecord, Match, Moment, Table } from './record.ts';
export { type OpenRecord, redactEvent, redactRecord } from './redact.ts';
export { TABLE_REFUSALS, type TableRefusal } from './refusal.ts';
export { append, begin, replay } from './replay.ts';
export { type Fault, fault, ok, type Result } from './result.ts';
export type { Onlooker, Seat } from './seat.ts';
