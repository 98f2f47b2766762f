import {
  append,
  type GameEvent,
  type Match,
  type Onlooker,
  ok,
  type Result,
  type Seat,
  type TableRefusal,
} from '@thera/table';
import type { PlayerKind } from '@thera/texts';
import type { PlayedGame } from './played-game.ts';

/** A game as one device shows it. It is never changed: whatever happens at a table makes another. */
export interface LocalTable<Setup, State, Step, View, Code extends string = string> {
  readonly played: PlayedGame<Setup, State, Step, View, Code>;
  readonly match: Match<Setup, State, Step>;
  /** Who plays for each seat. */
  readonly players: readonly PlayerKind[];
  /** Seats that somebody plays who is not here; none unless told. */
  readonly elsewhere?: readonly Seat[];
  /** Who looks at the screen: the only person, or whoever got it handed over last. */
  readonly viewer: Onlooker;
  /** How many decisions are shown, when one looks back; undefined for the game as it is. */
  readonly cursor?: number;
}

/** A table as it is when somebody sits down to it. */
export function openTable<Setup, State, Step, View, Code extends string>(
  played: PlayedGame<Setup, State, Step, View, Code>,
  players: readonly PlayerKind[],
  match: Match<Setup, State, Step>,
): LocalTable<Setup, State, Step, View, Code> {
  const [only, ...others] = personsIn(players);
  const viewer = only !== undefined && others.length === 0 ? only : 'watcher';
  return { played, match, players, viewer };
}

/** What it takes to say who sits where. */
type Seating = Pick<LocalTable<unknown, unknown, unknown, unknown>, 'players' | 'elsewhere'>;
type AnyTable = LocalTable<unknown, unknown, unknown, unknown>;

/** Whether somebody plays a seat before this screen. */
export const isPerson = ({ players, elsewhere = [] }: Seating, seat: Seat): boolean =>
  players[seat] === 'person' && !elsewhere.includes(seat);

/** The seats of those before this screen. */
export const personsAt = ({ players, elsewhere = [] }: Seating): readonly Seat[] =>
  personsIn(players).filter((seat) => !elsewhere.includes(seat));

function personsIn(players: readonly PlayerKind[]): readonly Seat[] {
  return players.flatMap((kind, seat) => (kind === 'person' ? [seat] : []));
}

/**
 * Who decides next; nobody when the game is over. Those that must decide at once do so in the order of their seats, and
 * nobody here waits for those elsewhere.
 */
export function seatToDecide({ played, match, elsewhere = [] }: AnyTable): Seat | undefined {
  const acting = match.outcome === undefined ? played.game.toAct(match.state) : [];
  const inOrder = acting.toSorted((a, b) => a - b);
  return inOrder.find((seat) => !elsewhere.includes(seat)) ?? inOrder[0];
}

/** Whoever sits before the screen: the person to decide, or else the first one. */
export function ownSeat(table: AnyTable): Seat {
  const seat = seatToDecide(table);
  return seat !== undefined && isPerson(table, seat) ? seat : (personsAt(table)[0] ?? 0);
}

/** Whether the screen has to change hands before anything can be shown. */
export function awaitsHandOver(table: AnyTable): boolean {
  const seat = seatToDecide(table);
  if (seat === undefined || personsAt(table).length < 2 || !isPerson(table, seat)) return false;
  return table.viewer !== seat && hasSecrets(table);
}

/** Whether somebody knows, or is about to decide, what others may not see; nothing is hidden when the game is over. */
export function hasSecrets({ played, match }: AnyTable): boolean {
  return match.outcome === undefined && played.hasSecrets(match.state);
}

/** The screen has changed hands. */
export function handOver<Table extends AnyTable>(table: Table): Table {
  return { ...table, viewer: seatToDecide(table) ?? 'watcher' };
}

/** What a seat knows when it has to decide. */
export function viewOf<Setup, State, Step, View>(
  { played, match }: LocalTable<Setup, State, Step, View>,
  seat: Onlooker,
): View {
  return played.game.view(match.state, seat);
}

/** The table after an event, or why that cannot be. Whoever looked back sees the game as it is again. */
export function happen<Setup, State, Step, View, Code extends string>(
  table: LocalTable<Setup, State, Step, View, Code>,
  event: GameEvent<Step>,
): Result<LocalTable<Setup, State, Step, View, Code>, Code | TableRefusal> {
  const next = append(table.played.game, table.match, event);
  if (!next.ok) return next;
  const { cursor: _, ...now } = table;
  return ok({ ...now, match: next.value });
}
