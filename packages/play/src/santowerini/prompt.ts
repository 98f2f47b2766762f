import { squareName } from '@thera/santowerini';
import type { SantoweriniText } from '@thera/texts/santowerini';
import { isComplete } from '../table/attempt.ts';
import { actingBuilder, type SantoweriniAttempt } from './attempt.ts';

/** What the person is asked to do next. */
export function promptFor(attempt: SantoweriniAttempt, { prompts }: SantoweriniText): string {
  if (isComplete(attempt)) return prompts.end;
  const builder = actingBuilder(attempt);
  if (builder === undefined) return prompts.choose;
  return attempt.steps.length === 0 ? prompts.move(squareName(builder)) : prompts.build;
}
