import { awaitsChance } from './chance.ts';
import { hasTurn } from './generator/generate.ts';
import { moverOf } from './generator/prefix.ts';
import { isOut, sideOfSeat, withoutSeat } from './lineup.ts';
import { copyPosition, crewOf, type Position, setCrew, setMemory } from './position.ts';
import { veil } from './secrets/veil.ts';

/**
 * A seat leaves the game: stuck, or resigned. Of three, its workers, tokens and power go with it and the others play
 * on; otherwise the other side has won.
 */
export function leave(position: Position, seat: number): Position {
  const { lineup } = position;
  const after = copyPosition(position);
  const mover = moverOf(position);
  // A turn that had begun is over: among three it begins anew among those who stay.
  after.prefix = null;
  after.turn = mover;
  const staying = [...lineup.slots.keys()].filter((other) => other !== seat && !isOut(lineup, other));
  if (lineup.seats !== 3) {
    after.winner = sideOfSeat(lineup.seats, lineup.next[seat]!);
    return after;
  }
  const left = withoutSeat(lineup, seat);
  const side = sideOfSeat(lineup.seats, seat);
  after.females = left.gender ? position.females & ~crewOf(position, side) : 0;
  setCrew(after, side, 0);
  setMemory(after, seat, 0);
  after.lineup = left;
  if (mover === seat) {
    after.turn = lineup.next[seat]!;
    after.extra = 0;
  }
  if (staying.length === 1) after.winner = staying[0]!;
  return after;
}

/**
 * Takes out every seat that has no turn when it is its turn, until somebody can play or has won. What counts is what
 * the seat can see: nobody is to learn from losing, or from playing on, where something is hidden.
 */
export function settle(position: Position): Position {
  let settled = position;
  while (settled.winner < 0 && !awaitsChance(settled) && !hasTurn(veil(settled, settled.turn)))
    settled = leave(settled, settled.turn);
  return settled;
}
