import type { EntryFace, PastEntry, PlayFace, TableFace, TableRow } from '@thera/protocol';
import { commit, deadline, graceLeft, type Onlooker, redactEvent, sha256, timeLeft } from '@thera/table';
import type { Entry } from './entry.ts';
import { type AnyMatch, acting, type OnlineTable } from './online-table.ts';

/** A table as an onlooker may see it: nothing that a seat may not know leaves by another way. */
export function faceFor(table: OnlineTable, onlooker: Onlooker, now: number): TableFace {
  const { id, plan, head, status, host, seats, offer, match } = table;
  return {
    id,
    plan,
    head,
    status,
    host,
    seats: seats.map((occupant) => occupant ?? null),
    ownSeat: onlooker === 'watcher' ? null : onlooker,
    offer: offer ?? null,
    commitment: match === undefined ? null : commitmentOf(table),
    play: match === undefined ? null : playFor(table, match, { onlooker, now }),
    next: table.next ?? null,
  };
}

/** Seeds never change, and neither do the promises of them. */
const commitments = new WeakMap<object, string>();

function commitmentOf({ plan, seed }: OnlineTable): string {
  const known = commitments.get(plan);
  if (known !== undefined) return known;
  const made = commit(sha256, seed);
  commitments.set(plan, made);
  return made;
}

interface Looking {
  readonly onlooker: Onlooker;
  readonly now: number;
}

function playFor(table: OnlineTable, match: AnyMatch, { onlooker, now }: Looking): PlayFace {
  const { game, clock } = table;
  const isOver = match.outcome !== undefined;
  return {
    view: game.view(match.state, onlooker),
    toAct: acting(table),
    events: match.record.events.length,
    ...(match.outcome === undefined ? {} : { outcome: match.outcome }),
    ...(clock === undefined
      ? {}
      : {
          clock: {
            left: clock.left.map((left, seat) => (isOver ? left : timeLeft(clock, seat, now))),
            grace: clock.left.map((_, seat) => (isOver ? 0 : graceLeft(clock, seat, now))),
            running: isOver ? [] : clock.running,
          },
        }),
  };
}

/** An entry as an onlooker may see it; `table` is the table after it. */
export function entryFaceFor(table: OnlineTable, entry: Entry, onlooker: Onlooker): EntryFace {
  const { at: _, ...face } = entry;
  const { match, game, offer } = table;
  if ((face.kind === 'offer' || face.kind === 'agree') && offer === undefined) {
    const event = match?.record.events.at(-1);
    return event === undefined || event.kind === 'decision' ? face : { ...face, event };
  }
  if (face.kind !== 'event') return face;
  if (match === undefined) throw new Error('an event without a game');
  return { kind: 'event', event: redactEvent(game, match, match.record.events.length - 1, onlooker) };
}

/** An entry of the past with what an onlooker saw then. */
export function pastEntryFor(table: OnlineTable, entry: Entry, onlooker: Onlooker): PastEntry {
  const { match } = table;
  return {
    number: table.head,
    at: entry.at,
    entry: entryFaceFor(table, entry, onlooker),
    play: match === undefined ? null : playFor(table, match, { onlooker, now: entry.at }),
  };
}

/** A table as a list shows it. */
export function rowOf(table: OnlineTable): TableRow {
  const { id, plan, status, seats, created, changed, clock, match } = table;
  const due = clock === undefined || status !== 'playing' ? undefined : deadline(clock);
  return {
    id,
    plan,
    status,
    seats: seats.map((occupant) => occupant ?? null),
    toAct: acting(table),
    created,
    changed,
    deadline: due ?? null,
    ...(match?.outcome === undefined ? {} : { outcome: match.outcome }),
  };
}
