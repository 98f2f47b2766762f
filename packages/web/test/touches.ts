import { isComplete } from '@thera/play';
import {
  type Act,
  actOf,
  attemptOn,
  openChoices,
  rivalActs,
  type SantoriniAttempt,
  take,
  tap,
} from '@thera/play/santorini';
import { type Playing, type Square, type StepChoice, santorini } from '@thera/santorini';

/** What a person touches on the way through a turn. */
export type Touch =
  | { readonly kind: 'square'; readonly square: Square }
  /** What a tap on a square shall mean. */
  | { readonly kind: 'act'; readonly act: Act }
  /** A step that no square stands for. */
  | { readonly kind: 'choice'; readonly step: string }
  | { readonly kind: 'end' };

/** Everything to be touched for a turn, given in notation; throws if the board does not offer it. */
export function touchesOf({ position }: Playing, turn: string): readonly Touch[] {
  const touches: Touch[] = [];
  let attempt = attemptOn({ phase: 'play', position });
  for (const choice of choicesOfTurn(attempt, turn)) attempt = touch(attempt, choice, touches);
  return isComplete(attempt) ? touches : [...touches, { kind: 'end' }];
}

/** The steps of a turn, without what follows from them by force. */
function choicesOfTurn({ view, seat }: SantoriniAttempt, turn: string): readonly StepChoice[] {
  let rest = withoutForce(turn);
  const taken: StepChoice[] = [];
  while (rest !== '') {
    const steps = taken.map(({ step }) => step);
    const fitting = santorini
      .decisions(view, seat, steps)
      .flatMap((choice) => formsOf(choice.step).map((form) => ({ choice, form })))
      .filter(({ form }) => rest.startsWith(form))
      .sort((a, b) => b.form.length - a.form.length)[0];
    if (fitting === undefined) throw new Error(`${turn}: nothing begins ${rest}`);
    taken.push(fitting.choice);
    rest = rest.slice(fitting.form.length).trim();
  }
  return taken;
}

/** Who moves on does not name its square again. */
function formsOf(step: string): readonly string[] {
  const form = withoutForce(step);
  return [form, form.replace(/^[A-E][1-5](?=>)/, '')];
}

const withoutForce = (text: string): string => text.replace(/#|\([^)]*\)/g, '').trim();

/** Touches what makes a step out of an attempt. */
function touch(attempt: SantoriniAttempt, choice: StepChoice, touches: Touch[]): SantoriniAttempt {
  const { from, to, step, kind } = choice;
  if (to === undefined) {
    touches.push({ kind: 'choice', step });
    return take(attempt, choice);
  }
  const isOpen = openChoices(attempt).some((open) => open.step === step);
  const ready = isOpen || from === undefined ? attempt : tapped(attempt, from, touches);
  const act = actOf(kind);
  const acts = rivalActs(ready);
  if (acts.includes(act) && acts[0] !== act) touches.push({ kind: 'act', act });
  const next = tapped(ready, to, touches, act);
  if (next.steps.at(-1) !== step) throw new Error(`a tap means ${next.steps}, not ${step}`);
  return next;
}

function tapped(attempt: SantoriniAttempt, square: Square, touches: Touch[], act?: Act): SantoriniAttempt {
  const result = tap(attempt, square, act);
  if (result.kind !== 'attempt') throw new Error(`the tap on square ${square} is ${result.kind}`);
  touches.push({ kind: 'square', square });
  return result.attempt;
}
