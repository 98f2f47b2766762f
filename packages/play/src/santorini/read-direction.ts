import { nextChoices, type Stage } from '@thera/santorini';
import { DIRECTIONS } from '@thera/texts/santorini';
import type { Pending } from './reading.ts';

/** The step that a bare direction means, if one may be chosen now. */
export function directionStep(stage: Stage, { steps }: Pending, typed: string): string | undefined {
  if (!DIRECTIONS.some((direction) => direction === typed.toLowerCase())) return undefined;
  return nextChoices(stage, steps).find(({ step }) => step === `~${typed.toUpperCase()}`)?.step;
}

/** Whether a line is a direction that may be chosen now. */
export function isDirectionNow(stage: Stage, pending: Pending, typed: string): boolean {
  return directionStep(stage, pending, typed) !== undefined;
}
