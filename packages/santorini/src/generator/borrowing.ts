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

/** A turn with another side's workers in place of one's own; nobody can win by it if it is as good as an additional one. */
export function useOthers(t: Turn, leftOut: Squares, isExtra: boolean): void {
  const { side: own, endsSimply } = t;
  t.borrowed = true;
  t.extra = isExtra;
  t.endsSimply &&= !isExtra;
  moveOthers(t, own, leftOut);
  t.borrowed = false;
  t.extra = false;
  t.endsSimply = endsSimply;
  t.takeSide(own);
}

/** A turn of another side's workers, but for those left out. */
function moveOthers(t: Turn, own: number, leftOut: Squares): void {
  for (let side = 0; side < t.lineup.sides; side++) {
    if (side === own) continue;
    t.takeSide(side);
    for (let rest = t.awake & ~leftOut; rest !== 0; rest &= rest - 1) moveWorker(t, first(rest));
  }
}
