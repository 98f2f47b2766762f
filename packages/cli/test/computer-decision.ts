import type { View } from '@thera/santorini';
import type { Dice, Level, Seat } from '@thera/table';
import { clockOf, computerAt } from '../src/games/santorini/computer.ts';

/** What the computer of the terminal decides on a view. */
export function computerDecision(view: View, seat: Seat, dice: Dice, level: Level): readonly string[] {
  const steps = computerAt(level).decide({ view, seat, dice, level, budget: { clock: clockOf(level) } });
  if (steps === undefined || steps instanceof Promise) throw new Error('the computer decides at once');
  return steps;
}
