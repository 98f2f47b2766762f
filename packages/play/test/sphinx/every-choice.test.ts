import { type Step, stepKey } from '@thera/sphinx';
import { expect, test } from 'vitest';
import { actOf } from '../../src/sphinx/acts.ts';
import {
  beginAttempt,
  choiceOf,
  chooseAct,
  chooseSource,
  currentAct,
  openChoices,
  pathTo,
  type SphinxAttempt,
  stop,
  take,
  tap,
} from '../../src/sphinx/attempt.ts';
import { randomRiddle, SETUPS } from './random-riddles.ts';

/** Steps that have a button of their own. */
const BUTTONS: readonly Step['kind'][] = ['select', 'game', 'drop', 'finish', 'give-up'];

/** Takes a step as a person does: says what is to be done, taps squares, chooses among what is left open. */
function reach(attempt: SphinxAttempt, step: Step): SphinxAttempt {
  const { now, following } = attempt;
  const act = actOf(now, following, step);
  if (act === undefined && step.kind === 'done') return stop(attempt) ?? attempt;
  if (BUTTONS.includes(step.kind) && !('by' in step)) return take(attempt, choiceOf(attempt, step)!);
  let so = act === currentAct(attempt) ? attempt : chooseAct(attempt, act);
  if (step.kind === 'build') so = so.source === step.from ? so : chooseSource(so, step.from);
  for (const square of pathTo(so, step) ?? []) {
    if (so.steps.length > attempt.steps.length || so.open !== undefined) break;
    const tapped = tap(so, square);
    if (tapped.kind === 'attempt') so = tapped.attempt;
  }
  const wanted = openChoices(so).find((choice) => stepKey(choice.step) === stepKey(step));
  return so.steps.length > attempt.steps.length || wanted === undefined ? so : take(so, wanted);
}

test.each(SETUPS)('riddle $riddle, $players players: whatever may be decided is within reach', (setup) => {
  for (const { before, seat, steps } of randomRiddle(setup, `reach ${setup.riddle}`)) {
    let attempt = beginAttempt(before, seat);
    for (const step of steps) {
      attempt = reach(attempt, step);
      expect(attempt.steps.at(-1), JSON.stringify(steps)).toEqual(step);
    }
    expect(attempt.mayEnd).toBe(true);
  }
});
