import type { Dice } from '@thera/table';
import { type Draft, draftOf } from '../draft.ts';
import { proceed } from '../proceed.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { take } from '../take.ts';
import { whyNot } from '../why-not/why-not.ts';
import { answer } from './answers.ts';
import { closing } from './closing.ts';

/** What comes of a plan in an imagined world with these dice, up to the end of the activation or of the game. */
export function carry(world: State, steps: readonly Step[], dice: Dice): Draft {
  const draft = draftOf(world);
  let taken = 0;
  while (draft.ask !== null) {
    const { ask } = draft;
    switch (ask.kind) {
      case 'turn':
      case 'activation': {
        const step = nextStep(draft, steps[taken++]);
        if (step === undefined) return draft;
        go(draft, step, dice);
        break;
      }
      case 'draft':
      case 'place':
      case 'tokens':
        return draft;
      default:
        go(draft, taken === 0 && isAnswer(draft, steps[0]) ? steps[taken++]! : answer(draft, ask), dice);
    }
  }
  return draft;
}

/** Whether what is asked at the very beginning is answered by the plan itself. */
const isAnswer = (draft: Draft, step: Step | undefined): boolean =>
  step !== undefined && whyNot(draft, step) === undefined;

/** The step of the plan, if it is still possible; otherwise an activation ends. */
function nextStep(draft: Draft, step: Step | undefined): Step | undefined {
  if (step !== undefined && whyNot(draft, step) === undefined) return step;
  return draft.activation === null ? undefined : closing(draft);
}

/** Takes a step and lets chance speak. */
export function go(draft: Draft, step: Step, dice: Dice): void {
  take(draft, step);
  proceed(draft, dice);
}
