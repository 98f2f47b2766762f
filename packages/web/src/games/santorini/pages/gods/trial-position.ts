import type { Colour } from '@thera/board';
import { type Position, parsePosition } from '@thera/santorini';
import { TRIALS } from '../../trials/trials.ts';
import type { God } from './god.ts';

/** The colours of the two seats of a trial: the first is orange, the second blue, and the texts call them so. */
export const TRIAL_COLOURS: readonly Colour[] = [0, 1];

/** Where the trial of a power begins. */
export function trialPosition({ id }: God): Position {
  const position = parsePosition(TRIALS[id].position);
  // The table is our own and tested.
  if (!position.ok) throw new Error(`the trial of ${id} is refused: ${position.error}`);
  return position.value;
}
