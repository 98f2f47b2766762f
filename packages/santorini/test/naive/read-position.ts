import type { CardId, PowerId } from '../../src/power-ids.ts';
import { POWER_IDS } from '../../src/power-ids.ts';
import type { Square } from './board.ts';
import { squareNamed } from './board.ts';
import { DIRECTIONS } from './directions.ts';
import type { Fleece } from './extras.ts';
import { readExtras } from './extras.ts';
import { readMemory, UNTOUCHED } from './memories.ts';
import type { Position, Seat, Space, Worker } from './position.ts';
import { powerKeptBy } from './position.ts';

const DOMES_ON = ['a', 'b', 'c', '4'];

function readSpace(character: string): Space {
  const underDome = DOMES_ON.indexOf(character);
  if (underDome >= 0) return { blocks: underDome, dome: true };
  if (!/^[0-3]$/.test(character)) throw new Error(`no such height: ${character}`);
  return { blocks: Number(character), dome: false };
}

function powerNamed(name: string): PowerId {
  const power = POWER_IDS.find((id) => id === name);
  if (power === undefined) throw new Error(`no such power: ${name}`);
  return power;
}

const cardNamed = (name: string): CardId => (name === 'mortal' ? 'mortal' : powerNamed(name));

/** A seat together with the pieces written beside it. */
interface ReadSeat {
  readonly seat: Seat;
  readonly squares: readonly Square[];
  readonly female: Square | undefined;
  readonly whirlpools: readonly Square[];
  /** Where the workers stand that Eris knows to have moved last. */
  readonly noted: readonly Square[];
}

/** Squares that a card has in brackets: what they mean depends on the power. */
function readSquares(read: ReadSeat, power: CardId | undefined, squares: readonly Square[]): ReadSeat {
  switch (power) {
    case 'charybdis':
      return { ...read, whirlpools: squares };
    case 'eris':
      return { ...read, noted: squares };
    case 'moerae':
    case 'tartarus':
      return { ...read, seat: { ...read.seat, secret: squares[0] } };
    default:
      return { ...read, female: squares[0] };
  }
}

function readItem(read: ReadSeat, item: string, fleece: Fleece | undefined): ReadSeat {
  const { seat } = read;
  const power = powerKeptBy(seat, fleece);
  const direction = DIRECTIONS.find((one) => one === item);
  if (direction !== undefined) return { ...read, seat: { ...seat, direction } };
  const memory = readMemory(power, seat.memory, item);
  if (memory) return { ...read, seat: { ...seat, memory, spent: seat.spent || memory.pair !== undefined } };
  if (/^[a-e][1-5](,[a-e][1-5])*$/.test(item))
    return readSquares(read, power, item.split(',').map(squareNamed));
  if (item.startsWith('f=')) return { ...read, female: squareNamed(item.slice(2)) };
  if (item === '^') return { ...read, seat: { ...seat, marked: true } };
  if (item === 'x') return { ...read, seat: { ...seat, spent: true } };
  if (item === '+') return { ...read, seat: { ...seat, holdsOther: true } };
  if (item === '?') return { ...read, seat: { ...seat, inForce: undefined } };
  if (/^\d+$/.test(item)) return { ...read, seat: { ...seat, stored: Number(item) } };
  if (item.startsWith('used=')) {
    return { ...read, seat: { ...seat, used: item.slice(5).split(',').map(powerNamed) } };
  }
  return { ...read, seat: { ...seat, inForce: powerNamed(item) } };
}

const SEAT_FORM = /^([#-]?)([a-z][a-z0-9-]*)(@[a-z]+)?(?:\[([^\]]*)\])?:([a-e1-5,=]*)$/;

function readSeat(text: string, number: number, seatCount: number, fleece: Fleece | undefined): ReadSeat {
  const match = SEAT_FORM.exec(text.toLowerCase().replace(/\s/g, ''));
  if (match === null) throw new Error(`no seat: ${text}`);
  const [, mark, card = '', edition, items = '', squares = ''] = match;
  const seat: Seat = {
    number,
    side: seatCount === 4 ? ((number - 1) % 2) + 1 : number,
    card: cardNamed(card),
    edition: edition === '@printed' ? 'printed' : 'revised',
    winner: mark === '#',
    out: mark === '-',
    marked: false,
    spent: false,
    stored: 0,
    holdsOther: false,
    inForce: undefined,
    used: [],
    direction: undefined,
    secret: undefined,
    noted: [],
    memory: UNTOUCHED,
    text,
  };
  const plain: ReadSeat = {
    seat,
    squares: squares === '' || squares === '=' ? [] : squares.split(',').map(squareNamed),
    female: undefined,
    whirlpools: [],
    noted: [],
  };
  return items
    .split(';')
    .filter((item) => item !== '')
    .reduce((read, item) => readItem(read, item, fleece), plain);
}

/** Reads the text of a position in play; a bad text is a bug of the test that gave it. */
export function readPosition(text: string): Position {
  const parts = text.split('/').map((part) => part.trim());
  const [heights = '', toMove = '', ...rest] = parts;
  const seatTexts = rest.filter((part) => part.includes(':'));
  const extraTexts = rest.filter((part) => !part.includes(':'));
  const spaces = [...heights.toLowerCase().replace(/\s/g, '')].map(readSpace);
  if (spaces.length !== 25) throw new Error(`not 25 squares: ${heights}`);

  const extras = readExtras(extraTexts.join(';'));
  const read = seatTexts.map((seatText, index) =>
    readSeat(seatText, index + 1, seatTexts.length, extras.fleece),
  );
  const pieces = read.flatMap(({ seat, squares, female }) =>
    squares.map((square) => ({ side: seat.side, square, female: square === female })),
  );
  const workers: Worker[] = pieces.map((piece, id) => ({ id, ...piece }));
  const idsOn = (squares: readonly Square[]): number[] =>
    workers.filter(({ square }) => squares.includes(square)).map(({ id }) => id);
  return {
    spaces,
    workers,
    // The tokens of a player who is out have left the board.
    whirlpools: read
      .filter(({ seat }) => !seat.out)
      .flatMap(({ seat, whirlpools }) => whirlpools.map((square) => ({ seat: seat.number, square }))),
    toMove: Number(toMove),
    seats: read.map(({ seat, noted }) => ({ ...seat, noted: idsOn(noted) })),
    closed: [],
    ...extras,
  };
}
