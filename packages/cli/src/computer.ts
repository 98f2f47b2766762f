import { decide, LEVELS, type Level } from '@thera/engine';
import type { Stage } from '@thera/rules';
import type { Dice } from '@thera/table';

/**
 * Time stands still, so that a game with a seed is the same on every machine; a level has other limits too. Only the
 * last one has hardly any: it is everything that can be done in its time.
 */
const STANDSTILL = (): number => 0;
const clockOf = (level: Level): (() => number) =>
  level === LEVELS.at(-1) ? () => performance.now() : STANDSTILL;

/** A decision of the computer in any phase, on what its seat sees. */
export function computerDecision(stage: Stage, dice: Dice, level: Level): readonly string[] {
  return decide(stage, { level, dice, clock: clockOf(level) }).steps;
}
