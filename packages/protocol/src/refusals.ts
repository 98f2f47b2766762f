import { RECORD_FAULTS, type RecordFault, TABLE_REFUSALS, type TableRefusal } from '@thera/table';

/** Why the server refuses something, besides what table and game say themselves. */
export const SERVER_REFUSALS = [
  'bad-message',
  'too-large',
  'too-many',
  'not-signed-in',
  'no-such-table',
  'no-such-game',
  'no-such-log',
  'log-full',
  'not-founder',
  'bad-setup',
  'bad-time-control',
  'not-seated',
  'not-host',
  'seat-taken',
  'seat-closed',
  'already-seated',
  'seats-empty',
  'already-begun',
  'not-begun',
  'not-over',
  'table-closed',
  'rules-changed',
  'stale',
  'no-offer',
  'offer-pending',
  'too-soon',
  'crosses-secret',
  'not-absent',
  'too-late',
  'bad-name',
  'name-taken',
  'bad-password',
  'bad-passkey',
  'last-way-in',
  'wrong-credentials',
  'storage-full',
  'unavailable',
] as const;
/** One of them. */
export type ServerRefusal = (typeof SERVER_REFUSALS)[number];

/** Every code that an answer may carry, but for those of the games. */
export type Refusal = ServerRefusal | TableRefusal | RecordFault;

export const REFUSALS: readonly Refusal[] = [...SERVER_REFUSALS, ...TABLE_REFUSALS, ...RECORD_FAULTS];
