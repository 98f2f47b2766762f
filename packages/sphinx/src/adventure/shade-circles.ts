import { fault, ok, type Result } from '@thera/table';
import { uniteTexts } from './facts.ts';
import type { AdventureLog } from './log.ts';
import type { LogRefusal } from './refusal.ts';
import { FIRST_THINGS, nextStep } from './steps.ts';

/** The second step after a riddle: every circle that was achieved is shaded. */
export function shadeCircles(log: AdventureLog): Result<AdventureLog, LogRefusal> {
  const step = nextStep(log);
  if (step !== 'shade') return fault(step === 'sign' ? FIRST_THINGS.sign : 'nothing-to-shade');
  const solved = log.plays.filter(({ achieved }) => achieved.length > 0).map(({ id }) => id);
  return ok({ ...log, shaded: uniteTexts(log.shaded, solved) });
}
