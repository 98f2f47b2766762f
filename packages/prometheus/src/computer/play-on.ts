import type { Dice } from '@thera/table';
import type { Side } from '../data/sides.ts';
import type { Draft } from '../draft.ts';
import { whyNot } from '../why-not/why-not.ts';
import { go } from './carry.ts';
import { nextSteps, theBest } from './policy.ts';
import type { Care } from './weigh.ts';

/** In imagined games nobody weighs long. */
const QUICK_CARE: Care = { rolls: 1, tokens: 1 };

/** Plays an imagined world on to the end of this turn and so many more; the side that acted last. */
export function playOn(draft: Draft, turns: number, dice: Dice): Side {
  const last = draft.turn.number + turns;
  let mover = draft.seats[draft.turn.seat]!.side;
  while (draft.ask !== null && draft.turn.number <= last) {
    mover = draft.seats[draft.turn.seat]!.side;
    const { seat } = draft.ask;
    const steps = nextSteps(draft, { care: QUICK_CARE, seed: dice.below(1 << 30) }, theBest);
    for (const step of steps) {
      if (draft.ask?.seat !== seat || whyNot(draft, step) !== undefined) break;
      go(draft, step, dice);
    }
  }
  return mover;
}
