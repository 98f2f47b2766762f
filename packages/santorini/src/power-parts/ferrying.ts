import type { TurnView } from '../generator/turn-view.ts';
import { beyond, first, NEAR, type Square, type Squares } from '../squares.ts';

/** Others' workers beside a square that can be forced straight across it. */
export function ferriable(t: TurnView, from: Square): Squares {
  let set = 0;
  for (let rest = t.others & NEAR[from]!; rest !== 0; rest &= rest - 1) {
    const victim = first(rest);
    if ((t.free & (1 << beyond(victim, from))) !== 0) set |= 1 << victim;
  }
  return set;
}
