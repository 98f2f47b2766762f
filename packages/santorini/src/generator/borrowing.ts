import { sideOfSeat } from '../lineup.ts';
import { first, type Squares } from '../squares.ts';
import { PASS } from '../steps.ts';
import { emit } from './emitting.ts';
import { moveWorker } from './moving.ts';
import type { Turn } from './turn.ts';

/** An additional turn with a worker of another side, which may be declined. */
export function borrow(t: Turn): void {
  const own = sideOfSeat(t.lineup.seats, t.seat);
  moveOthers(t, own, 0);
  t.takeSide(own);
  if (t.script !== null && !t.script.choose(t, PASS)) return;
  t.write(PASS);
  emit(t);
}

/** A turn of another side's workers, but for those left out. */
export function moveOthers(t: Turn, own: number, leftOut: Squares): void {
  for (let side = 0; side < t.lineup.sides; side++) {
    if (side === own) continue;
    t.takeSide(side);
    for (let rest = t.awake & ~leftOut; rest !== 0; rest &= rest - 1) moveWorker(t, first(rest));
  }
}
