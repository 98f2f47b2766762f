import { areNeighbours, squareNamed } from './naive/board.ts';
import { extrasInText, type SeatInText, seatsInText, towersInText, type Wording } from './seats-in-text.ts';

/** A power at work, and the seat whose text keeps its memory. */
export interface CardAtWork {
  readonly seat: number;
  readonly side: number;
  readonly power: string;
  readonly edition: Wording;
  readonly marked: boolean;
  readonly spent: boolean;
  readonly stored: number;
  /** What the card remembers, as notation has it. */
  readonly items: readonly string[];
  /** None for a player who was robbed. */
  readonly keptBy: number | undefined;
}

/** The powers at work in the turn of a seat; Circe chooses as her turn begins, but not in an additional one. */
export function cardsAtWork(text: string): CardAtWork[] {
  const extras = extrasInText(text);
  const seats = seatsAtWork(text);
  const mover = Number(text.split('/')[1]);
  const isFleece = extras.has('fleece');
  return seats
    .filter(({ isOut }) => !isOut)
    .map((seat) => (isFleece ? bearer(seat, extras, seat.seat === mover) : cardOf(seat, seats, text)));
}

/** The seats once Circe has chosen. */
export function seatsAtWork(text: string): readonly SeatInText[] {
  const seats = seatsInText(text);
  const mover = seats[Number(text.split('/')[1]) - 1]!;
  return extrasInText(text).get('turn') === 'extra' ? seats : afterSeizing(seats, mover, text);
}

/** Nyx' power works by night, with an odd number of complete towers, and the other player's by day. */
export function isSwitchedOff(seat: SeatInText, seats: readonly SeatInText[], text: string): boolean {
  if (!seats.some(({ card }) => card === 'nyx')) return false;
  return (seat.card === 'nyx') === (towersInText(text) % 2 === 0);
}

/** Whether a power does not work when a turn is over: in print Nyx counts towers only as turns begin. */
export function isOffAtEnd(
  seat: SeatInText,
  seats: readonly SeatInText[],
  before: string,
  after: string,
): boolean {
  const nyx = seats.find(({ card }) => card === 'nyx');
  return isSwitchedOff(seat, seats, nyx?.edition === 'printed' ? before : after);
}

const otherOfTwo = (seat: SeatInText, seats: readonly SeatInText[]): SeatInText | undefined =>
  seats.length === 2 ? seats[2 - seat.seat] : undefined;

const isRobbed = (seat: SeatInText, seats: readonly SeatInText[]): boolean => {
  const other = otherOfTwo(seat, seats);
  return other?.card === 'circe' && other.holds;
};

function afterSeizing(seats: readonly SeatInText[], mover: SeatInText, text: string): readonly SeatInText[] {
  const other = otherOfTwo(mover, seats);
  if (mover.card !== 'circe' || other === undefined || isRobbed(mover, seats)) return seats;
  if (isSwitchedOff(mover, seats, text)) return seats;
  const { crew } = other;
  const together = crew.length > 1 && crew.every((a) => crew.every((b) => a === b || areNeighbours(a, b)));
  if (!together === mover.holds) return seats;
  // What changes hands forgets the last turn.
  return seats.map((seat) => {
    if (seat === mover) return { ...seat, holds: !together, items: together ? [] : ['+'] };
    return { ...seat, marked: false, items: seat.items.filter((item) => item !== '^') };
  });
}

function cardOf(seat: SeatInText, seats: readonly SeatInText[], text: string): CardAtWork {
  const other = otherOfTwo(seat, seats);
  const source = seat.card === 'circe' && seat.holds && other !== undefined ? other : seat;
  const robbed = isRobbed(seat, seats);
  const power = ['chaos', 'nyx'].includes(source.card) ? source.drawn : source.card;
  return {
    seat: seat.seat,
    side: seat.side,
    power: robbed || isSwitchedOff(source, seats, text) ? 'mortal' : power,
    edition: source.edition,
    marked: source.marked,
    spent: source.spent,
    stored: source.stored,
    items: source.items,
    keptBy: robbed ? undefined : source.seat,
  };
}

/** In the Golden Fleece variant everybody beside the Ram has the power; an additional turn is no new beginning. */
function bearer(seat: SeatInText, extras: ReadonlyMap<string, string>, isMover: boolean): CardAtWork {
  const [power = '', printed] = extras.get('fleece')!.split('@');
  const ram = extras.get('ram');
  const isBeside = ram !== undefined && seat.crew.some((square) => areNeighbours(square, squareNamed(ram)));
  return {
    ...seat,
    power: isBeside || (isMover && extras.get('turn') === 'extra') ? power : 'mortal',
    edition: printed === undefined ? 'revised' : 'printed',
    keptBy: seat.seat,
  };
}
