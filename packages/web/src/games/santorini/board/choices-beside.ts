import { openChoices, type SantoriniAttempt } from '@thera/play/santorini';
import type { StepChoice } from '@thera/santorini';

/** These have a panel of their own. */
const OF_DRAFT: readonly StepChoice['kind'][] = ['offer', 'night', 'pick', 'start'];

/** What can be chosen and has no square on the board: passing, directions. */
export function choicesBeside(attempt: SantoriniAttempt): readonly StepChoice[] {
  return openChoices(attempt).filter(({ to, kind }) => to === undefined && !OF_DRAFT.includes(kind));
}
