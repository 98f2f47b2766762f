import { takeAnswer } from './combat/answers.ts';
import { takeDice } from './combat/dice-steps.ts';
import { CONSTANTS } from './data/scenario.ts';
import { takeDeed } from './deeds.ts';
import type { Draft } from './draft.ts';
import type { Step } from './step.ts';
import { takeTurnStep } from './turn-steps.ts';

/** Takes a step that answers what is asked; only what the rules have found possible. */
export function take(draft: Draft, step: Step): void {
  const ask = draft.ask!;
  draft.ask = null;
  switch (step.kind) {
    case 'token':
      takeTurnStep(draft, ask, step);
      // The question stays until the last token lies.
      if (draft.tokens.length < CONSTANTS.nets + CONSTANTS.lures) draft.ask = ask;
      return;
    case 'draft':
    case 'stop':
    case 'place':
    case 'pass':
    case 'draw2':
    case 'search':
    case 'pay':
    case 'act':
    case 'second':
    case 'leader':
    case 'recall':
    case 'done':
      takeTurnStep(draft, ask, step);
      return;
    case 'power':
    case 'walk':
    case 'run':
    case 'cautious':
    case 'fly':
    case 'exit':
    case 'deploy':
    case 'attack':
    case 'aerial':
    case 'calm':
    case 'claim':
    case 'enrage':
    case 'free':
    case 'drop':
    case 'absorb':
    case 'end':
      takeDeed(draft, step);
      return;
    case 'guard':
    case 'evade':
    case 'initiative':
    case 'retaliate':
    case 'spring':
    case 'no':
    case 'retarget':
    case 'next':
    case 'discard':
    case 'push':
    case 'bloodlust':
    case 'throw':
      takeAnswer(draft, ask, step);
      return;
    case 'slay':
    case 'boost':
    case 'reroll':
    case 'strike':
    case 'auto':
      takeDice(draft, ask, step);
      return;
  }
}
