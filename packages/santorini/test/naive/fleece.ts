import type { CardId } from '../../src/power-ids.ts';
import { areNeighbours } from './board.ts';
import type { Position, Seat } from './position.ts';
import { crewOf } from './position.ts';

/**
 * The power a seat has in the Golden Fleece variant as a turn begins: the one beside the board if a worker of
 * the seat stands beside the Ram. An additional turn is no new beginning: whoever earned it keeps the power.
 */
export function fleecePower(position: Position, seat: Seat): CardId {
  const { fleece } = position;
  if (fleece === undefined) return seat.card;
  const isBeside = crewOf(position, seat.side).some((worker) => areNeighbours(worker.square, fleece.ram));
  const earned = position.extraTurn && seat.number === position.toMove;
  return isBeside || earned ? fleece.power : 'mortal';
}
