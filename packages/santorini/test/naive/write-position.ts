import type { CardId } from '../../src/power-ids.ts';
import { POWER_IDS } from '../../src/power-ids.ts';
import type { Square } from './board.ts';
import { nameOf } from './board.ts';
import { writeExtras } from './extras.ts';
import { memoryItems } from './memories.ts';
import type { Position, Seat, Space } from './position.ts';
import { crewOf, powerKeptBy } from './position.ts';

const writeSpace = (space: Space): string =>
  space.dome ? 'abc4'.charAt(space.blocks) : String(space.blocks);

/** A crew is written at the first seat of its side. */
const writesCrew = (seat: Seat): boolean => seat.number === seat.side;

const writeSquares = (squares: readonly Square[]): string[] =>
  squares.length > 0
    ? [
        [...squares]
          .sort((a, b) => a - b)
          .map(nameOf)
          .join(','),
      ]
    : [];

/** What a power has to remember, in the words of the seat that keeps it. */
function itemsOf(position: Position, seat: Seat, power: CardId | undefined): string[] {
  switch (power) {
    case 'aeolus':
    case 'siren':
      return seat.direction === undefined ? [] : [seat.direction];
    case 'charybdis': {
      const own = position.whirlpools.filter((whirlpool) => whirlpool.seat === seat.number);
      return writeSquares(own.map(({ square }) => square));
    }
    case 'eris': {
      const noted = (position.noticed ?? position.workers).filter((worker) => seat.noted.includes(worker.id));
      return writeSquares(noted.map(({ square }) => square));
    }
    case 'moerae':
    case 'tartarus':
      return seat.secret === undefined ? [] : [nameOf(seat.secret)];
    case 'adonis':
      return seat.memory.pair || !seat.spent ? memoryItems(power, seat.memory) : ['x'];
    case 'achilles':
    case 'atalanta':
    case 'bellerophon':
    case 'heracles':
    case 'jason':
    case 'medea':
    case 'odysseus':
    case 'polyphemus':
    case 'theseus':
      return seat.spent ? ['x'] : [];
    case 'athena':
    case 'nike':
      return seat.marked ? ['^'] : [];
    case 'circe':
      return seat.holdsOther ? ['+'] : [];
    case 'morpheus':
      return seat.stored > 0 ? [String(seat.stored)] : [];
    case 'chaos': {
      const used = POWER_IDS.filter((power) => seat.used.includes(power));
      return [
        seat.inForce ?? '?',
        ...(seat.marked ? ['^'] : []),
        ...(used.length > 0 ? [`used=${used.join(',')}`] : []),
      ];
    }
    default:
      return memoryItems(power, seat.memory);
  }
}

function ownItems(position: Position, seat: Seat): string[] {
  const items = itemsOf(position, seat, powerKeptBy(seat, position.fleece));
  return seat.card === 'nyx' ? [seat.inForce ?? '?', ...items] : items;
}

function femaleItems(position: Position, seat: Seat): string[] {
  const female = crewOf(position, seat.side).find((worker) => worker.female);
  if (female === undefined || !writesCrew(seat)) return [];
  const square = nameOf(female.square);
  return [seat.card === 'selene' || seat.card === 'hippolyta' ? square : `f=${square}`];
}

function writeSeat(position: Position, seat: Seat): string {
  if (seat.out) return seat.text;
  const mark = seat.winner ? '#' : '';
  const edition = seat.edition === 'printed' ? '@printed' : '';
  const items = [...ownItems(position, seat), ...femaleItems(position, seat)];
  const state = items.length > 0 ? `[${items.join(';')}]` : '';
  const squares = crewOf(position, seat.side)
    .map((worker) => worker.square)
    .sort((a, b) => a - b);
  const crew = writesCrew(seat) ? squares.map(nameOf).join(',') : '=';
  return `${mark}${seat.card}${edition}${state}:${crew}`;
}

/** The canonical text of a position. */
export function writePosition(position: Position): string {
  const heights = position.spaces.map(writeSpace).join('');
  const seats = position.seats.map((seat) => writeSeat(position, seat));
  return [heights, position.toMove, ...seats, ...writeExtras(position)].join('/');
}
