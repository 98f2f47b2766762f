import { formatSquare } from '@thera/santorini';
import type { GameText } from '@thera/texts/santorini';
import { isComplete } from '../table/attempt.ts';
import { type Act, actOf, byAct } from './act.ts';
import { actingWorker, choicesIn, openChoices, type SantoriniAttempt } from './attempt.ts';

/** What the person is asked to do next; `preferred` is what a tap is to mean where it could mean several things. */
export function promptFor(attempt: SantoriniAttempt, texts: GameText, preferred?: Act): string {
  const { prompts } = texts;
  const placed = attempt.steps.flatMap((step) => (step.startsWith('@') ? step.slice(1) : []));
  if (placed.length > 0)
    return (isComplete(attempt) ? prompts.placed : prompts.placeAnother)(texts.words.list(placed));
  if (isComplete(attempt)) return prompts.complete;
  const open = openChoices(attempt, preferred);
  const worker = actingWorker(attempt);
  const acts = (open.length > 0 ? open : choicesIn(attempt)).map(({ kind }) => actOf(kind)).sort(byAct);
  const [act] = acts;
  if (attempt.mayEnd) return prompts.goOnOrEnd;
  if (act === undefined || (act === 'move' && worker === undefined)) return prompts.pickWorker;
  if (act === 'place-worker' && acts.includes('pass')) return prompts.mayBringWorker;
  return act === 'move' && worker !== undefined ? prompts.moveFrom(formatSquare(worker)) : prompts.next[act];
}
