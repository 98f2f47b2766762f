import type { CardId } from '../../src/power-ids.ts';
import type { Square } from './board.ts';
import { areNeighbours, columnOf, rowOf } from './board.ts';
import { heraForbidsWin } from './laws.ts';
import type { Side, Table, Worker } from './position.ts';
import { blocksAt, crewOf, workerOf } from './position.ts';
import type { Turn } from './turn.ts';
import { cardsAgainst } from './turn.ts';

/** How a worker came to a square: by a step, by Iris' jump, or carried there by a whirlpool. */
export type Way = 'step' | 'jump' | 'carried';

/** A worker's arrival on the square where it stands now. */
export interface Arrival {
  readonly table: Table;
  readonly mover: number;
  readonly from: Square;
  readonly way: Way;
  /** Where the step began that was chosen, if this is what a whirlpool adds to it. */
  readonly began?: Square;
}

const arrivedOf = ({ table, mover }: Arrival): Worker => workerOf(table, mover);

/** Stymphalians: whether a square is the one where the worker began its turn, or beside it. */
export function isNearStart(turn: Turn, worker: Worker): boolean {
  const { square } = workerOf(turn.start, worker.id);
  return worker.square === square || areNeighbours(worker.square, square);
}

/** Stymphalians: whether nothing has been done yet but the first of two or three steps, wherever it was carried. */
const isFirstStep = (turn: Turn, { mover, from, began = from }: Arrival): boolean =>
  workerOf(turn.start, mover).square === began;

/** Whether the player's worker wins by standing on the third level now. */
function winsByHeight(turn: Turn, arrival: Arrival): boolean {
  const arrived = arrivedOf(arrival);
  if (blocksAt(arrival.table, arrived.square) < 3) return false;
  if (turn.power === 'stymphalians' && (isNearStart(turn, arrived) || isFirstStep(turn, arrival)))
    return false;
  const before = blocksAt(arrival.table, arrival.from);
  if (arrival.way === 'carried' || before === 2) return true;
  if (arrival.way === 'jump') return before < 3;
  // Pegasus rises further and does not win by it, Bellerophon does.
  return turn.power === 'bellerophon' && !turn.card.spent && before === 1;
}

/** Eros: his two workers stand side by side on the first level (three players: on any one level). */
function erosMeets(turn: Turn, { table, mover }: Arrival): boolean {
  const moved = workerOf(table, mover);
  const crew = crewOf(table, moved.side);
  const other = crew.find((mate) => mate.id !== moved.id);
  if (crew.length !== 2 || other === undefined || !areNeighbours(moved.square, other.square)) return false;
  const [levelHere, levelThere] = [blocksAt(table, moved.square), blocksAt(table, other.square)];
  return levelHere === levelThere && (levelHere === 1 || turn.start.seats.length === 3);
}

/** Whether a power of its own lets the worker win; what is carried has not moved. */
function winsByPower(turn: Turn, power: CardId, arrival: Arrival): boolean {
  if (arrival.way === 'carried') return false;
  const { table, from } = arrival;
  if (power === 'pan') return blocksAt(table, from) - blocksAt(table, arrivedOf(arrival).square) >= 2;
  return power === 'eros' && erosMeets(turn, arrival);
}

function claims(turn: Turn, arrival: Arrival): boolean {
  if (turn.discord === undefined) {
    return winsByHeight(turn, arrival) || winsByPower(turn, turn.power, arrival);
  }
  // A worker that Eris uses wins for its owner, but not by height, for it is not the owner's turn.
  const owners = turn.cards.filter(({ side }) => side === arrivedOf(arrival).side);
  return turn.discord === 'revised' && owners.some(({ power }) => winsByPower(turn, power, arrival));
}

/** Whether a square is one of the four of which this is the one nearest to A1. */
const isFate = (first: Square | undefined, square: Square): boolean =>
  first !== undefined &&
  [0, 1].includes(columnOf(square) - columnOf(first)) &&
  [0, 1].includes(rowOf(square) - rowOf(first));

/** The side that wins by a worker's arrival on its square, if that wins. */
export function winnerByArrival(turn: Turn, arrival: Arrival): Side | undefined {
  const arrived = arrivedOf(arrival);
  if (turn.isExtra || heraForbidsWin(turn, arrived) || !claims(turn, arrival)) return undefined;
  const thieves = cardsAgainst(turn, arrived.side, 'moerae');
  return thieves.find(({ source }) => isFate(source.secret, arrived.square))?.side ?? arrived.side;
}
