import { Mind, SKILLS, santoriniPlayer } from '@thera/engine';
import type { View } from '@thera/santorini';
import { type ComputerPlayer, LEVELS, type Level } from '@thera/table';
import { evaluatorNamed } from './engine/engine-evaluator.ts';

/**
 * Time stands still, so that a game with a seed is the same on every machine; a level has other limits too. Only the
 * last one has hardly any: it is everything that can be done in its time.
 */
const STANDSTILL = (): number => 0;
export const clockOf = (level: Level): (() => number) =>
  level === LEVELS.at(-1) ? () => performance.now() : STANDSTILL;

/** The computer at a level, for a whole game. */
export function computerAt(level: Level): ComputerPlayer<View, string> {
  const evaluator = SKILLS[level].usesNet ? evaluatorNamed('best') : undefined;
  return santoriniPlayer(new Mind(evaluator?.ok ? evaluator.value : undefined));
}
