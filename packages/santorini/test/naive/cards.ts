import type { CardId, Edition } from '../../src/power-ids.ts';
import { areNeighbours } from './board.ts';
import { fleecePower } from './fleece.ts';
import type { Memory } from './memories.ts';
import type { Position, Seat, Side } from './position.ts';
import { completeTowers, crewOf } from './position.ts';

/** A power at work. Its memory stays in the text of the card it comes from, also while Circe holds it. */
export interface CardInForce {
  readonly side: Side;
  readonly seat: number;
  readonly power: CardId;
  readonly edition: Edition;
  readonly marked: boolean;
  readonly spent: boolean;
  readonly stored: number;
  /** The seat that the power belongs to, with what is written there. */
  readonly source: Seat;
  readonly memory: Memory;
  /** The seat whose text keeps the memory; a player who was robbed plays without one. */
  readonly memorySeat: number | undefined;
}

function powerOf(position: Position, seat: Seat): CardId {
  if (seat.card === 'tyche' && seat.memory.drawDue)
    throw new Error('the next card of Tyche must be drawn first');
  if (seat.card !== 'chaos' && seat.card !== 'nyx') return fleecePower(position, seat);
  if (seat.inForce === undefined) throw new Error(`the next power of ${seat.card} must be drawn first`);
  return seat.inForce;
}

/** The one opponent in a game of two; Circe is played there only. */
function otherOfTwo(position: Position, seat: Seat): Seat | undefined {
  return position.seats.length === 2 ? position.seats.find((other) => other !== seat) : undefined;
}

const isRobbed = (position: Position, seat: Seat): boolean => {
  const other = otherOfTwo(position, seat);
  return other?.card === 'circe' && other.holdsOther;
};

/** Nyx: whether it is night, which is when the number of complete towers is odd. */
function isNight(position: Position, nyx: Seat): boolean {
  // An additional turn is no new beginning: whoever earned it still has the power.
  if (position.extraTurn) return position.toMove === nyx.number;
  return completeTowers(position) % 2 === 1;
}

/** Nyx: by day she has no power, by night her opponent has none. */
function isSwitchedOff(position: Position, seat: Seat): boolean {
  const holdsNyx = (one: Seat, two: Seat | undefined): boolean =>
    one.card === 'nyx' || (one.card === 'circe' && one.holdsOther && two?.card === 'nyx');
  const other = otherOfTwo(position, seat);
  if (holdsNyx(seat, other)) return !isNight(position, seat);
  return other !== undefined && holdsNyx(other, seat) && isNight(position, other);
}

function cardOf(position: Position, seat: Seat): CardInForce {
  const stolen = seat.card === 'circe' && seat.holdsOther ? otherOfTwo(position, seat) : undefined;
  const source = stolen ?? seat;
  const robbed = isRobbed(position, seat);
  return {
    side: seat.side,
    seat: seat.number,
    power: robbed || isSwitchedOff(position, seat) ? 'mortal' : powerOf(position, source),
    edition: position.fleece?.edition ?? source.edition,
    marked: source.marked,
    spent: source.spent,
    stored: source.stored,
    source,
    memory: source.memory,
    memorySeat: robbed ? undefined : source.number,
  };
}

/** The powers at work in a position, one for each player who is still in. */
export const cardsInForce = (position: Position): readonly CardInForce[] =>
  position.seats.filter((seat) => !seat.out).map((seat) => cardOf(position, seat));

function standTogether(position: Position, side: Side): boolean {
  const crew = crewOf(position, side);
  const pairs = crew.flatMap((one, index) => crew.slice(index + 1).map((two) => [one, two] as const));
  return pairs.length > 0 && pairs.every(([one, two]) => areNeighbours(one.square, two.square));
}

/** The start of a turn: Circe takes the other player's power, or gives it back. */
export function withCircesChoice(position: Position): Position {
  const circe = position.seats.find((seat) => seat.number === position.toMove);
  const other = circe && otherOfTwo(position, circe);
  if (circe?.card !== 'circe' || other === undefined) return position;
  // An additional turn is no turn of her own; and a Circe without her power has none to steal with.
  const isWithout = isRobbed(position, circe) || (!circe.holdsOther && isSwitchedOff(position, circe));
  if (position.extraTurn || isWithout) return position;
  const holdsOther = !standTogether(position, other.side);
  if (holdsOther === circe.holdsOther) return position;
  const seats = position.seats.map((seat) =>
    seat === circe ? { ...seat, holdsOther } : { ...seat, marked: false },
  );
  return { ...position, seats };
}
