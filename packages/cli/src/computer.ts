import { decide, type Level } from '@thera/engine';
import type { Stage } from '@thera/rules';
import type { Dice } from '@thera/table';

/** How well the computer plays in the terminal. */
const LEVEL: Level = 'builder';

/** Time stands still, so that a game with a seed is the same on every machine; a level has other limits too. */
const clock = (): number => 0;

/** A decision of the computer in any phase, on what its seat sees. */
export function computerDecision(stage: Stage, dice: Dice, level: Level = LEVEL): readonly string[] {
  return decide(stage, { level, dice, clock }).steps;
}
