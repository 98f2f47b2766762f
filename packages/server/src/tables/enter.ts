import {
  append,
  begin,
  type Clock,
  fault,
  flagged,
  type GameEvent,
  leftSeats,
  ok,
  press,
  type Result,
  resumeClock,
  type Seat,
  startClock,
} from '@thera/table';
import type { Entry } from './entry.ts';
import {
  type AnyMatch,
  acting,
  noDeclines,
  type OnlineTable,
  persons,
  type Refused,
} from './online-table.ts';
import { takebackPly } from './takeback-ply.ts';

/** How long the first decision of each seat may take before its clock runs. */
export const FIRST_TURN_GRACE = 20_000;

/** The table after one more entry of its log, or why that entry cannot be. */
export function enter(table: OnlineTable, entry: Entry): Result<OnlineTable, Refused> {
  const next = entered(table, entry);
  return next.ok ? ok({ ...next.value, head: table.head + 1, changed: entry.at }) : next;
}

function entered(table: OnlineTable, entry: Entry): Result<OnlineTable, Refused> {
  switch (entry.kind) {
    case 'sit':
    case 'stand':
    case 'swap':
    case 'start':
    case 'close':
      if (table.status === 'closed') return fault('table-closed');
      return table.status === 'open' ? seated(table, entry) : fault('already-begun');
    case 'rematch':
      if (table.status !== 'over') return fault('not-over');
      return table.next === undefined
        ? ok({ ...table, next: entry.table, offer: undefined })
        : fault('already-begun');
    case 'event':
    case 'offer':
    case 'agree':
    case 'decline':
      if (table.status === 'open') return fault('not-begun');
      if (table.status === 'closed') return fault('table-closed');
      if (table.status === 'over' && table.next !== undefined) return fault('already-begun');
      return played(table, entry);
  }
}

type SeatingEntry = Extract<Entry, { kind: 'sit' | 'stand' | 'swap' | 'start' | 'close' }>;
type PlayingEntry = Extract<Entry, { kind: 'event' | 'offer' | 'agree' | 'decline' }>;

function seated(table: OnlineTable, entry: SeatingEntry): Result<OnlineTable, Refused> {
  switch (entry.kind) {
    case 'sit': {
      if (table.plan.seats[entry.seat] === undefined) return fault('no-such-seat');
      if (table.plan.seats[entry.seat]?.kind !== 'open') return fault('seat-closed');
      if (table.seats[entry.seat] !== undefined) return fault('seat-taken');
      const isSeated = table.seats.some(
        (occupant) => occupant?.kind === 'person' && occupant.player.id === entry.player.id,
      );
      if (isSeated) return fault('already-seated');
      return ok({ ...table, seats: table.seats.with(entry.seat, { kind: 'person', player: entry.player }) });
    }
    case 'stand':
      if (table.seats[entry.seat]?.kind !== 'person') return fault('not-seated');
      return ok({ ...table, seats: table.seats.with(entry.seat, undefined) });
    case 'swap': {
      const [one, other] = entry.seats;
      if (!(one in table.seats && other in table.seats)) return fault('no-such-seat');
      const swap = <T>(list: readonly T[]): readonly T[] =>
        list.with(one, list[other]!).with(other, list[one]!);
      return ok({
        ...table,
        seats: swap(table.seats),
        plan: { ...table.plan, seats: swap(table.plan.seats) },
      });
    }
    case 'start':
      return started(table, entry.at);
    case 'close':
      return ok({ ...table, status: 'closed' });
  }
}

function started(table: OnlineTable, now: number): Result<OnlineTable, Refused> {
  if (table.seats.includes(undefined)) return fault('seats-empty');
  const begun = begin(table.game, table.plan.setup, table.seed);
  if (!begun.ok) return fault('bad-setup', begun.at);
  let match: AnyMatch = begun.value;
  for (const seat of persons(table)) {
    const occupant = table.seats[seat];
    const player = occupant?.kind === 'person' ? occupant.player.name : '';
    const next = append(table.game, match, { kind: 'sit', seat, player, time: 0 });
    if (!next.ok) return next;
    match = next.value;
  }
  const playing: OnlineTable = {
    ...table,
    match,
    status: match.outcome === undefined ? 'playing' : 'over',
    startedAt: now,
    clocks: match.record.events.map(() => undefined),
  };
  const clock = startClock({
    control: table.plan.clock,
    seats: table.seats.length,
    running: acting(playing),
    now,
    grace: FIRST_TURN_GRACE,
  });
  return ok({ ...playing, clock });
}

function played(table: OnlineTable, entry: PlayingEntry): Result<OnlineTable, Refused> {
  switch (entry.kind) {
    case 'event':
      return happened(table, entry.event, entry);
    case 'offer':
      return offered(table, entry);
    case 'agree':
      return agreed(table, entry.seat, entry.at);
    case 'decline': {
      const { offer } = table;
      if (offer === undefined) return fault('no-offer');
      const { offer: _, ...rest } = table;
      if (offer.seat === entry.seat) return ok({ ...rest, offer: undefined });
      const { count = 0 } = table.declines[offer.seat] ?? {};
      const declines = table.declines.with(offer.seat, { count: count + 1, last: entry.at });
      return ok({ ...rest, offer: undefined, declines });
    }
  }
}

/** How long a seat waits after so many of its offers were declined. */
export const offerPause = (declined: number): number => 10_000 * declined ** 2;

function offered(
  table: OnlineTable,
  { seat, what, at }: Extract<Entry, { kind: 'offer' }>,
): Result<OnlineTable, Refused> {
  const isOver = table.status === 'over';
  if (isOver !== (what === 'rematch')) return fault(isOver ? 'game-over' : 'not-over');
  if (table.offer !== undefined) return fault('offer-pending');
  const { count = 0, last = 0 } = table.declines[seat] ?? {};
  if (at < last + offerPause(count)) return fault('too-soon');
  if (what === 'takeback') {
    const ply = takebackPly(table, seat);
    if (!ply.ok) return ply;
  }
  return settled({ ...table, offer: { what, seat, agreed: [seat] } }, at);
}

function agreed(table: OnlineTable, seat: Seat, now: number): Result<OnlineTable, Refused> {
  const { offer } = table;
  if (offer === undefined) return fault('no-offer');
  if (offer.agreed.includes(seat)) return ok(table);
  return settled({ ...table, offer: { ...offer, agreed: [...offer.agreed, seat] } }, now);
}

/** What was offered happens once everybody who still plays has agreed; computers always do. */
function settled(table: OnlineTable, now: number): Result<OnlineTable, Refused> {
  const { offer, match } = table;
  if (offer === undefined || match === undefined) return ok(table);
  const gone = leftSeats(match);
  const isWaiting = persons(table).some((seat) => !gone.includes(seat) && !offer.agreed.includes(seat));
  // What follows from a rematch is another table: `rematch.ts`.
  if (isWaiting || offer.what === 'rematch') return ok(table);
  const done = { ...table, offer: undefined };
  if (offer.what === 'draw') return happened(done, { kind: 'draw' }, { at: now });
  const ply = takebackPly(table, offer.seat);
  if (!ply.ok) return ply;
  return happened(done, { kind: 'takeback', seat: offer.seat, ply: ply.value }, { at: now });
}

function happened(
  table: OnlineTable,
  event: GameEvent<unknown>,
  { at, lag = 0 }: { readonly at: number; readonly lag?: number },
): Result<OnlineTable, Refused> {
  const { game, match, clock, startedAt = at } = table;
  if (match === undefined) return fault('not-begun');
  const fallen = clock === undefined ? undefined : flagged(clock, at - lag);
  if (event.kind === 'flag' && fallen !== event.seat) return fault('bad-claim');
  if (event.kind === 'decision' && fallen === event.seat) return fault('too-late');
  const next = append(game, match, { ...event, time: at - startedAt });
  if (!next.ok) return next;
  const isOver = next.value.outcome !== undefined;
  const after: OnlineTable = {
    ...table,
    match: next.value,
    status: isOver ? 'over' : 'playing',
    clocks: [...table.clocks, clock],
    // An offer was about the position before.
    offer: undefined,
    declines: isOver ? noDeclines(table.plan) : table.declines,
  };
  return ok({ ...after, clock: clockAfter(table, after, { event, at, lag }) });
}

function clockAfter(
  before: OnlineTable,
  after: OnlineTable,
  { event, at, lag }: { readonly event: GameEvent<unknown>; readonly at: number; readonly lag: number },
): Clock | undefined {
  const { clock } = before;
  if (clock === undefined) return undefined;
  if (event.kind === 'takeback') {
    const dropped = before.match?.line[event.ply];
    const then = dropped === undefined ? undefined : before.clocks[dropped];
    return resumeClock(then ?? clock, at);
  }
  const seat = event.kind === 'decision' ? { seat: event.seat } : {};
  return press(clock, { ...seat, running: acting(after), now: at, lag });
}
