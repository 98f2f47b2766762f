import { decide, Mind, SKILLS } from '@thera/engine';
import type { Stage } from '@thera/santorini';
import { type Dice, LEVELS, type Level } from '@thera/table';
import { evaluatorNamed } from '../../engine/engine-evaluator.ts';

/**
 * Time stands still, so that a game with a seed is the same on every machine; a level has other limits too. Only the
 * last one has hardly any: it is everything that can be done in its time.
 */
const STANDSTILL = (): number => 0;
const clockOf = (level: Level): (() => number) =>
  level === LEVELS.at(-1) ? () => performance.now() : STANDSTILL;

/** What the computer thinks with at a level, for a whole game. */
export function mindFor(level: Level): Mind {
  const evaluator = SKILLS[level].usesNet ? evaluatorNamed('best') : undefined;
  return new Mind(evaluator?.ok ? evaluator.value : undefined);
}

/** A decision of the computer in any phase, on what its seat sees. */
export function computerDecision(
  stage: Stage,
  dice: Dice,
  level: Level,
  mind: Mind = mindFor(level),
): readonly string[] {
  return decide(stage, { level, dice, clock: clockOf(level), mind }).steps;
}
