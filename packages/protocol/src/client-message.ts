import { CLAIM_DUES, type ClaimDue, fault, ok, type Result, type Seat } from '@thera/table';
import * as v from 'valibot';
import { cleanLine } from './chat-line.ts';
import { OFFERS, type OfferKind } from './faces.ts';
import { isTableId } from './ids.ts';
import { LARGEST_MESSAGE, LONGEST_CHAT_LINE, LONGEST_GAME_NAME, MOST_SEATS, MOST_STEPS } from './limits.ts';

/** What every message of a page has: sent again with the same number, it is answered and not repeated. */
interface Numbered {
  readonly id: string;
}

/** What concerns one table. */
interface AtTable extends Numbered {
  readonly table: string;
}

/** What somebody wants to play. */
export interface Wish {
  readonly game: string;
  readonly setup: unknown;
  readonly clock: unknown;
}

/** A request that changes a table: it is written into the table's log, or refused. */
export type Action =
  | (AtTable & { readonly kind: 'sit'; readonly seat: Seat })
  | (AtTable & { readonly kind: 'stand' })
  | (AtTable & { readonly kind: 'kick'; readonly seat: Seat })
  | (AtTable & { readonly kind: 'swap'; readonly seats: readonly [Seat, Seat] })
  | (AtTable & { readonly kind: 'start' })
  | (AtTable & { readonly kind: 'close' })
  /** `events`: how many events of the game the page knows. A decision on an older position is stale. */
  | (AtTable & { readonly kind: 'decide'; readonly events: number; readonly steps: readonly unknown[] })
  | (AtTable & { readonly kind: 'resign' })
  | (AtTable & { readonly kind: 'offer'; readonly what: OfferKind; readonly events: number })
  | (AtTable & { readonly kind: 'agree'; readonly events: number })
  | (AtTable & { readonly kind: 'decline' })
  | (AtTable & { readonly kind: 'claim'; readonly absent: Seat; readonly due: ClaimDue });

/** What a page may send over its socket. */
export type ClientMessage =
  | Action
  /** To be told of everything at a table, from an entry on that the page has not seen. */
  | (AtTable & { readonly kind: 'follow'; readonly from?: number | undefined })
  | (AtTable & { readonly kind: 'unfollow' })
  | (AtTable & { readonly kind: 'past'; readonly from: number; readonly to: number })
  | (AtTable & { readonly kind: 'say'; readonly text: string })
  | (Numbered & { readonly kind: 'lobby'; readonly isOpen: boolean })
  /** To play with whoever wants the same; the page is told by `paired`, or takes it back by `unpair`. */
  | (Numbered & Wish & { readonly kind: 'pair' })
  | (Numbered & { readonly kind: 'unpair' })
  /** To be told when something is written into a log that one is a member of, or no more. */
  | (Numbered & { readonly kind: 'follow-log'; readonly log: string })
  | (Numbered & { readonly kind: 'unfollow-log'; readonly log: string })
  | (Numbered & { readonly kind: 'ping'; readonly at: number });

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_SEATS - 1));
const ID = /^[\w-]{1,40}$/;
const numbered = { id: v.pipe(v.string(), v.regex(ID)) };
const atTable = { ...numbered, table: v.pipe(v.string(), v.check(isTableId)) };

const ACTION_FIELDS = [
  v.strictObject({ kind: v.literal('sit'), ...atTable, seat }),
  v.strictObject({ kind: v.literal('stand'), ...atTable }),
  v.strictObject({ kind: v.literal('kick'), ...atTable, seat }),
  v.strictObject({ kind: v.literal('swap'), ...atTable, seats: v.strictTuple([seat, seat]) }),
  v.strictObject({ kind: v.literal('start'), ...atTable }),
  v.strictObject({ kind: v.literal('close'), ...atTable }),
  v.strictObject({
    kind: v.literal('decide'),
    ...atTable,
    events: count,
    steps: v.pipe(v.array(v.unknown()), v.maxLength(MOST_STEPS)),
  }),
  v.strictObject({ kind: v.literal('resign'), ...atTable }),
  v.strictObject({ kind: v.literal('offer'), ...atTable, what: v.picklist(OFFERS), events: count }),
  v.strictObject({ kind: v.literal('agree'), ...atTable, events: count }),
  v.strictObject({ kind: v.literal('decline'), ...atTable }),
  v.strictObject({ kind: v.literal('claim'), ...atTable, absent: seat, due: v.picklist(CLAIM_DUES) }),
] as const;

const logId = v.pipe(v.string(), v.regex(ID));
const line = v.pipe(v.string(), v.maxLength(LONGEST_CHAT_LINE), v.transform(cleanLine), v.minLength(1));

const MESSAGE_FIELDS = [
  ...ACTION_FIELDS,
  v.strictObject({ kind: v.literal('follow'), ...atTable, from: v.optional(count) }),
  v.strictObject({ kind: v.literal('unfollow'), ...atTable }),
  v.strictObject({ kind: v.literal('past'), ...atTable, from: count, to: count }),
  v.strictObject({ kind: v.literal('say'), ...atTable, text: line }),
  v.strictObject({ kind: v.literal('lobby'), ...numbered, isOpen: v.boolean() }),
  v.strictObject({
    kind: v.literal('pair'),
    ...numbered,
    game: v.pipe(v.string(), v.maxLength(LONGEST_GAME_NAME)),
    setup: v.unknown(),
    clock: v.unknown(),
  }),
  v.strictObject({ kind: v.literal('unpair'), ...numbered }),
  v.strictObject({ kind: v.literal('follow-log'), ...numbered, log: logId }),
  v.strictObject({ kind: v.literal('unfollow-log'), ...numbered, log: logId }),
  v.strictObject({ kind: v.literal('ping'), ...numbered, at: v.pipe(v.number(), v.finite()) }),
] as const;

const MESSAGE: v.GenericSchema<unknown, ClientMessage> = v.variant('kind', MESSAGE_FIELDS);

/** Every kind of message that a page may send. */
export const CLIENT_MESSAGE_KINDS: readonly string[] = MESSAGE_FIELDS.map(
  ({ entries }) => entries.kind.literal,
);

const ACTION_KINDS: readonly string[] = ACTION_FIELDS.map(({ entries }) => entries.kind.literal);

/** Whether a message asks for a change of a table. */
export function isAction(message: ClientMessage): message is Action {
  return ACTION_KINDS.includes(message.kind);
}

/** A message of a page, from text. */
export function parseClientMessage(text: string): Result<ClientMessage, 'bad-message' | 'too-large'> {
  if (text.length > LARGEST_MESSAGE) return fault('too-large');
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return fault('bad-message');
  }
  const parsed = v.safeParse(MESSAGE, input);
  return parsed.success
    ? ok(parsed.output)
    : fault('bad-message', v.getDotPath(parsed.issues[0]) ?? undefined);
}

/** The id of a message that cannot be read, so that whoever waits for an answer gets one; nothing if it has none. */
export function idIn(text: string): string {
  try {
    const { id } = JSON.parse(text) as { readonly id?: unknown };
    return typeof id === 'string' && ID.test(id) ? id : '';
  } catch {
    return '';
  }
}
