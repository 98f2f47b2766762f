import { formatSquare } from '@thera/santorini';
import type { GameText } from '@thera/texts/santorini';
import { actOf } from './act.ts';
import { openChoices, type SantoriniAttempt, workersIn } from './attempt.ts';
import { promptFor } from './prompt.ts';

/** What can be chosen now, by what it is chosen for: “Move: B4, C4. Build: A1.” */
export function choicesInWords(attempt: SantoriniAttempt, texts: GameText): string {
  const open = openChoices(attempt);
  const acts = [...new Set(open.map(({ kind }) => actOf(kind)))];
  const lists = acts.map((act) => {
    const squares = open.flatMap(({ kind, to }) => (actOf(kind) === act && to !== undefined ? [to] : []));
    return [texts.steps[act], [...new Set(squares)].map(formatSquare).join(', ')].filter(Boolean).join(': ');
  });
  const workers = attempt.worker === undefined ? workersIn(attempt) : [];
  const picked =
    workers.length > 1 ? [`${texts.prompts.pickWorker}: ${workers.map(formatSquare).join(', ')}`] : [];
  return [...(picked.length > 0 ? picked : [promptFor(attempt, texts)]), ...lists].join('. ');
}
