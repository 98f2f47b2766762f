import {
  type AdventureLog,
  COLOURS,
  type Colour,
  correctedName,
  type Friend,
  guestbook,
  guestKey,
  type Play,
  playTerms,
  type Setup,
  usualSetup,
} from '@thera/sphinx';
import type { Seat } from '@thera/table';

/** Somebody at a table before the riddle begins. */
export interface TableSeat {
  readonly name: string;
  readonly isComputer: boolean;
}

/** A table at which a riddle of an adventure is going to be played. */
export interface PlayTable {
  readonly riddle: number;
  readonly isExpert: boolean;
  readonly seats: readonly TableSeat[];
  /** As many as there are seats that choose one: all but the partners of others, and whoever is alone. */
  readonly colours: readonly Colour[];
  readonly first: Seat;
  readonly friends: readonly Friend[];
}

const NOBODY: TableSeat = { name: '', isComputer: false };
const ALONE = 1;

/** The table that is offered first: those of the last play again, in their colours. */
export function usualTable(log: AdventureLog, riddle: number, isExpert: boolean): PlayTable {
  const last = log.plays.at(-1);
  const seats = last === undefined ? [NOBODY] : seatsOf(log, last);
  return { riddle, isExpert, seats, colours: coloursFor(log, seats), first: 0, friends: [] };
}

/** More or fewer at the table. */
export function withSeats(log: AdventureLog, table: PlayTable, count: number): PlayTable {
  const seats = Array.from({ length: count }, (_, seat) => table.seats[seat] ?? NOBODY);
  return { ...table, seats, colours: coloursFor(log, seats), first: Math.min(table.first, count - 1) };
}

/** Somebody else sits there; a guest's own colour is offered first. */
export function withSeat(log: AdventureLog, table: PlayTable, seat: Seat, changed: TableSeat): PlayTable {
  const seats = table.seats.with(seat, changed);
  const isGuest = favouriteOf(log, changed.name) !== undefined;
  return { ...table, seats, colours: isGuest ? coloursFor(log, seats) : table.colours };
}

/** Another colour for a seat; whoever has it takes the one that is left. */
export function withColour(table: PlayTable, place: number, colour: Colour): PlayTable {
  const before = table.colours[place]!;
  const colours = table.colours.map((one, n) => (n === place ? colour : one === colour ? before : one));
  return { ...table, colours };
}

/** The setup of a play, with what it takes from its adventure. */
export function setupOf(log: AdventureLog, table: PlayTable): Setup {
  const { riddle, isExpert, seats, colours, first, friends } = table;
  const { blessingScore, friends: all, hasOedipus } = playTerms(log, riddle);
  return {
    ...usualSetup(riddle, seats.length),
    isExpert,
    colours,
    first,
    blessingScore,
    friendly: friends.map(({ god }) => god),
    friends: all,
    hasOedipus,
  };
}

/** Colours as the guests like them; of two who want the same the one who sat down first has it. */
function coloursFor(log: AdventureLog, seats: readonly TableSeat[]): readonly Colour[] {
  const usual = usualSetup(0, seats.length).colours;
  if (seats.length === ALONE) return usual;
  const wishes = usual.map((_, place) => favouriteOf(log, seats[place]!.name));
  const taken = new Set<Colour>();
  const granted = wishes.map((wish) => {
    if (wish === undefined || taken.has(wish)) return undefined;
    taken.add(wish);
    return wish;
  });
  const left = COLOURS.filter((colour) => !taken.has(colour));
  return granted.map((colour) => colour ?? left.shift()!);
}

const favouriteOf = (log: AdventureLog, name: string): Colour | undefined =>
  guestbook(log).find((guest) => guestKey(guest.name) === guestKey(name.trim()))?.colour;

const seatsOf = (log: AdventureLog, { id, ended, seats }: Play): readonly TableSeat[] =>
  seats.map(({ name = '', isComputer = false }, seat) => {
    const signed = log.signatures.find((one) => one.play === id && one.seat === seat);
    if (signed !== undefined) return { name: correctedName(log, signed.name, signed.time), isComputer };
    return { name: name === '' ? '' : correctedName(log, name, ended), isComputer };
  });
