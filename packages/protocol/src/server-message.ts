import {
  fault,
  type GameRecord,
  ok,
  type RedactedEvent,
  type Result,
  type Seat,
  type TableEvent,
} from '@thera/table';
import * as v from 'valibot';
import type { ChatLine, OfferKind, PlayerFace, PlayFace, TableFace, TableRow } from './faces.ts';

/** An entry of a table's log as an onlooker may see it. */
export type EntryFace =
  | { readonly kind: 'sit'; readonly seat: Seat; readonly player: PlayerFace }
  | { readonly kind: 'stand'; readonly seat: Seat; readonly isKicked: boolean }
  | { readonly kind: 'swap'; readonly seats: readonly [Seat, Seat] }
  | { readonly kind: 'start' }
  | { readonly kind: 'close' }
  | { readonly kind: 'event'; readonly event: RedactedEvent<unknown> }
  /** `event` is what has come of it, once all have agreed. */
  | { readonly kind: 'offer'; readonly seat: Seat; readonly what: OfferKind; readonly event?: TableEvent }
  | { readonly kind: 'agree'; readonly seat: Seat; readonly event?: TableEvent }
  | { readonly kind: 'decline'; readonly seat: Seat }
  | { readonly kind: 'rematch'; readonly table: string };

/** One entry of the past with what the onlooker saw after it. */
export interface PastEntry {
  readonly number: number;
  readonly at: number;
  readonly entry: EntryFace;
  readonly play: PlayFace | null;
}

/** What the server sends. */
export type ServerMessage =
  | { readonly kind: 'welcome'; readonly player: PlayerFace | null; readonly now: number }
  | {
      readonly kind: 'answer';
      readonly id: string;
      readonly ok: true;
      readonly number?: number;
      readonly table?: string;
    }
  | {
      readonly kind: 'answer';
      readonly id: string;
      readonly ok: false;
      readonly error: string;
      readonly at?: string;
    }
  | { readonly kind: 'table'; readonly face: TableFace; readonly now: number }
  | {
      readonly kind: 'entry';
      readonly number: number;
      readonly at: number;
      readonly entry: EntryFace;
      readonly face: TableFace;
      readonly now: number;
    }
  | { readonly kind: 'past'; readonly table: string; readonly entries: readonly PastEntry[] }
  /** The whole record with its seed, once the game is over. */
  | { readonly kind: 'record'; readonly table: string; readonly record: GameRecord<unknown, unknown> }
  | {
      readonly kind: 'presence';
      readonly table: string;
      readonly seats: readonly boolean[];
      /** From when on something may be claimed because a seat is left; null where nothing can be. */
      readonly claims: readonly (number | null)[];
      readonly watchers: number;
    }
  | { readonly kind: 'said'; readonly table: string; readonly line: ChatLine }
  | { readonly kind: 'lobby'; readonly tables: readonly TableRow[] }
  | { readonly kind: 'listed'; readonly row: TableRow }
  | { readonly kind: 'unlisted'; readonly table: string }
  /** Somebody was found who wants to play the same: the game has begun. */
  | { readonly kind: 'paired'; readonly table: string }
  /** Something has been written into a log, or its members are others; `head` is the number of its last line. */
  | { readonly kind: 'log'; readonly log: string; readonly head: number }
  | { readonly kind: 'pong'; readonly id: string; readonly at: number; readonly now: number };

const number = v.number();
const text = v.string();
/** Faces come from our own server: their outline is checked, what games put into them is for the games to read. */
const face = v.looseObject({ id: text, head: number, status: text, seats: v.array(v.unknown()) });
const row = v.looseObject({ id: text, status: text, seats: v.array(v.unknown()) });

const MESSAGE_FIELDS = [
  v.looseObject({ kind: v.literal('welcome'), now: number }),
  v.looseObject({ kind: v.literal('answer'), id: text, ok: v.boolean() }),
  v.looseObject({ kind: v.literal('table'), face, now: number }),
  v.looseObject({
    kind: v.literal('entry'),
    number,
    at: number,
    entry: v.looseObject({ kind: text }),
    face,
    now: number,
  }),
  v.looseObject({
    kind: v.literal('past'),
    table: text,
    entries: v.array(v.looseObject({ number, at: number })),
  }),
  v.looseObject({ kind: v.literal('record'), table: text, record: v.looseObject({ seed: text }) }),
  v.looseObject({
    kind: v.literal('presence'),
    table: text,
    seats: v.array(v.boolean()),
    claims: v.array(v.nullable(number)),
    watchers: number,
  }),
  v.looseObject({ kind: v.literal('said'), table: text, line: v.looseObject({ text, at: number }) }),
  v.looseObject({ kind: v.literal('lobby'), tables: v.array(row) }),
  v.looseObject({ kind: v.literal('listed'), row }),
  v.looseObject({ kind: v.literal('unlisted'), table: text }),
  v.looseObject({ kind: v.literal('paired'), table: text }),
  v.looseObject({ kind: v.literal('log'), log: text, head: number }),
  v.looseObject({ kind: v.literal('pong'), id: text, at: number, now: number }),
] as const;

const MESSAGE = v.variant('kind', MESSAGE_FIELDS);

/** Every kind of message that the server sends. */
export const SERVER_MESSAGE_KINDS: readonly string[] = MESSAGE_FIELDS.map(
  ({ entries }) => entries.kind.literal,
);

/** A message of the server, from text. */
export function parseServerMessage(input: string): Result<ServerMessage, 'bad-message'> {
  let message: unknown;
  try {
    message = JSON.parse(input);
  } catch {
    return fault('bad-message');
  }
  const parsed = v.safeParse(MESSAGE, message);
  if (!parsed.success) return fault('bad-message', v.getDotPath(parsed.issues[0]) ?? undefined);
  return ok(parsed.output as unknown as ServerMessage);
}
