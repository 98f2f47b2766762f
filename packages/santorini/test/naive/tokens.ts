import type { Square } from './board.ts';
import type { CardInForce } from './cards.ts';
import type { Line } from './line.ts';
import { withNotes } from './notes.ts';
import type { Position, Side, Worker } from './position.ts';
import type { Turn } from './turn.ts';

const coinsOf = (card: CardInForce): readonly Square[] => (card.power === 'clio' ? card.memory.coins.on : []);

const talusOf = ({ power, memory }: CardInForce): readonly Square[] =>
  power === 'europa-and-talus' && memory.talus !== undefined ? [memory.talus] : [];

/** The squares that are as good as domed for a side: Talus and the Ram for everybody, coins for all but their owner. */
export function closedTo(position: Position, cards: readonly CardInForce[], side: Side): readonly Square[] {
  const ram = position.fleece === undefined ? [] : [position.fleece.ram];
  const coins = cards.filter((card) => card.side !== side).flatMap(coinsOf);
  return [...ram, ...cards.flatMap(talusOf), ...coins];
}

/** The squares on which a token lies, whoever may enter them, and also while its power does not work. */
export function tokenSquares({ start }: Turn, line: Line): readonly Square[] {
  const ofSeats = start.seats
    .filter((seat) => !seat.out)
    .map((seat) => withNotes(line, seat.number, seat.memory))
    .flatMap(({ talus, coins }) => [...(talus === undefined ? [] : [talus]), ...coins.on]);
  const ram = start.fleece === undefined ? [] : [start.fleece.ram];
  return [...ram, ...ofSeats, ...line.table.whirlpools.map(({ square }) => square)];
}

/** Whether a side can do anything to that worker: one of Clio's on a coin is not there for others. */
export const isInReach = (cards: readonly CardInForce[], side: Side, worker: Worker): boolean =>
  worker.side === side ||
  !cards.some((card) => card.side === worker.side && coinsOf(card).includes(worker.square));
