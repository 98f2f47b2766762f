import type { View } from '@thera/santorini';
import type { Level, Seat } from '@thera/table';
import { clockOf, computerAt } from '../src/games/santorini/computer.ts';

/** What the computer of the terminal decides on a view. */
export function computerDecision(view: View, seat: Seat, seed: string, level: Level): readonly string[] {
  const steps = computerAt(level).decide({ view, seat, seed, level, budget: { clock: clockOf(level) } });
  if (steps === undefined || steps instanceof Promise) throw new Error('the computer decides at once');
  return steps;
}
