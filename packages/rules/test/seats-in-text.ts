import { areNeighbours, squareNamed } from './naive/board.ts';

/** What a position's text says of one seat; seats and sides are counted from 1, as there. */
export interface SeatInText {
  readonly seat: number;
  /** The first seat of the side. */
  readonly side: number;
  readonly card: string;
  readonly edition: 'revised' | 'printed';
  readonly isOut: boolean;
  readonly crew: readonly number[];
  /** In the last own turn Athena or Chaos climbed, or Nike went down. */
  readonly marked: boolean;
  /** A hero has used the power that serves once. */
  readonly spent: boolean;
  /** Builds that Morpheus has stored. */
  readonly stored: number;
  /** Circe holds the other player's power. */
  readonly holds: boolean;
  /** The power in force for Chaos; empty until it is drawn. */
  readonly drawn: string;
  /** Everything in brackets but who is female. */
  readonly memory: string;
}

/** A power at work, and the seat whose text keeps its memory. */
export interface CardAtWork {
  readonly seat: number;
  readonly side: number;
  readonly power: string;
  readonly edition: 'revised' | 'printed';
  readonly marked: boolean;
  readonly spent: boolean;
  readonly stored: number;
  /** None for a player who was robbed. */
  readonly keptBy: number | undefined;
}

/** The seats that a text describes. */
export function seatsInText(text: string): SeatInText[] {
  const parts = text.split('/').filter((part) => part.includes(':'));
  return parts.map((part, n): SeatInText => {
    const [, mark, card = '', printed, state = '', squares = ''] =
      /^([#-]?)([a-z0-9-]+)(@printed)?(?:\[(.*)\])?:(.*)$/.exec(part) ?? [];
    const items = state.split(';').filter((item) => item !== '' && !/^(f=)?[A-E][1-5]$/.test(item));
    return {
      seat: n + 1,
      side: parts.length === 4 ? (n % 2) + 1 : n + 1,
      card,
      edition: printed === undefined ? 'revised' : 'printed',
      isOut: mark === '-',
      crew: squares === '' || squares === '=' ? [] : squares.split(',').map(squareNamed),
      marked: items.includes('^'),
      spent: items.includes('x'),
      stored: Number(items.find((item) => /^\d+$/.test(item)) ?? 0),
      holds: items.includes('+'),
      drawn: card === 'chaos' ? (items.find((item) => /^[a-z]+$/.test(item)) ?? '') : '',
      memory: items.join(';'),
    };
  });
}

/** The powers at work in the turn of a seat; Circe chooses as her turn begins, but not in an additional one. */
export function cardsAtWork(text: string): CardAtWork[] {
  const seats = seatsInText(text);
  const mover = seats[Number(text.split('/')[1]) - 1]!;
  const now = text.endsWith('turn=extra') ? seats : afterSeizing(seats, mover);
  return now.filter(({ isOut }) => !isOut).map((seat) => cardOf(seat, now));
}

const otherOfTwo = (seat: SeatInText, seats: readonly SeatInText[]): SeatInText | undefined =>
  seats.length === 2 ? seats[2 - seat.seat] : undefined;

const isRobbed = (seat: SeatInText, seats: readonly SeatInText[]): boolean => {
  const other = otherOfTwo(seat, seats);
  return other?.card === 'circe' && other.holds;
};

function afterSeizing(seats: readonly SeatInText[], mover: SeatInText): readonly SeatInText[] {
  const other = otherOfTwo(mover, seats);
  if (mover.card !== 'circe' || other === undefined || isRobbed(mover, seats)) return seats;
  const [one, two] = other.crew;
  const holds = one === undefined || two === undefined || !areNeighbours(one, two);
  if (holds === mover.holds) return seats;
  // What changes hands forgets the last turn.
  return seats.map((seat) => (seat === mover ? { ...seat, holds } : { ...seat, marked: false }));
}

function cardOf(seat: SeatInText, seats: readonly SeatInText[]): CardAtWork {
  const other = otherOfTwo(seat, seats);
  const source = seat.card === 'circe' && seat.holds && other !== undefined ? other : seat;
  const robbed = isRobbed(seat, seats);
  const power = source.card === 'chaos' ? source.drawn : source.card;
  return {
    seat: seat.seat,
    side: seat.side,
    power: robbed ? 'mortal' : power,
    edition: source.edition,
    marked: source.marked,
    spent: source.spent,
    stored: source.stored,
    keptBy: robbed ? undefined : source.seat,
  };
}
