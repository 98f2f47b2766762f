import type { Action, PlayerFace } from '@thera/protocol';
import { fault, type GameEvent, ok, parseEvent, type Result, type Seat } from '@thera/table';
import type { Entry } from './entry.ts';
import { type OnlineTable, type Refused, seatOf } from './online-table.ts';

/** Who asks for something, and when. */
export interface Asking {
  readonly player: PlayerFace;
  readonly now: number;
  /** What the way to us took, as far as we believe it. */
  readonly lag?: number;
}

/** The entry that a request is for, if whoever asks may make it: everybody acts as themselves alone. */
export function entryFor(
  table: OnlineTable,
  action: Action,
  { player, now: at, lag }: Asking,
): Result<Entry, Refused> {
  const isHost = player.id === table.host;
  switch (action.kind) {
    case 'sit':
      return ok({ kind: 'sit', seat: action.seat, player, at });
    case 'kick':
      return isHost ? ok({ kind: 'stand', seat: action.seat, isKicked: true, at }) : fault('not-host');
    case 'swap':
      return isHost ? ok({ kind: 'swap', seats: action.seats, at }) : fault('not-host');
    case 'start':
    case 'close':
      return isHost ? ok({ kind: action.kind, at }) : fault('not-host');
    default:
      break;
  }
  const seat = seatOf(table, player.id);
  if (seat === undefined) return fault('not-seated');
  if ('events' in action && isStale(table, seat, action.events)) return fault('stale');
  switch (action.kind) {
    case 'stand':
      return ok({ kind: 'stand', seat, isKicked: false, at });
    case 'offer':
      return ok({ kind: 'offer', seat, what: action.what, at });
    case 'agree':
    case 'decline':
      return ok({ kind: action.kind, seat, at });
    case 'decide':
    case 'resign':
    case 'claim': {
      const event = eventFor(table, action, seat);
      if (!event.ok) return event;
      return ok({
        kind: 'event',
        event: event.value,
        at,
        ...(lag === undefined ? {} : { lag: Math.round(lag) }),
      });
    }
  }
}

function eventFor(
  { game }: OnlineTable,
  action: Extract<Action, { kind: 'decide' | 'resign' | 'claim' }>,
  seat: Seat,
): Result<GameEvent<unknown>, Refused> {
  switch (action.kind) {
    case 'decide':
      return parseEvent(game, { kind: 'decision', seat, steps: action.steps });
    case 'resign':
      return ok({ kind: 'resignation', seat });
    case 'claim':
      return ok({ kind: 'claim', seat, absent: action.absent, due: action.due });
  }
}

/** Whether something has happened since that a seat should know before it acts. What others decide at the same time is not. */
function isStale({ game, match }: OnlineTable, seat: Seat, known: number): boolean {
  if (match === undefined) return false;
  const { events } = match.record;
  if (known > events.length) return true;
  return events.slice(known).some((event, index) => {
    const before = match.history[known + index]?.before;
    return event.kind !== 'decision' || event.seat === seat || !game.toAct(before).includes(seat);
  });
}
