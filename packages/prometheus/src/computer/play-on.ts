import type { Dice } from '@thera/table';
import type { Side } from '../data/sides.ts';
import type { Draft } from '../draft.ts';
import type { Step } from '../step.ts';
import { whyNot } from '../why-not/why-not.ts';
import { answer } from './answers.ts';
import { go } from './carry.ts';
import { closing } from './closing.ts';
import { nextSteps, theBest } from './policy.ts';
import type { Care } from './weigh.ts';

/** In imagined games nobody weighs long. */
const QUICK_CARE: Care = { rolls: 1, tokens: 1 };
const FEW = 2;

const sideToMove = ({ seats, turn }: Draft): Side => seats[turn.seat]!.side;

/** Plays an imagined world on to the end of this turn and so many more; the side that acted last. */
export function playOn(draft: Draft, turns: number, dice: Dice): Side {
  const last = draft.turn.number + turns;
  let mover = sideToMove(draft);
  while (draft.ask !== null && draft.turn.number <= last) {
    mover = sideToMove(draft);
    const { seat } = draft.ask;
    const steps = nextSteps(draft, { care: QUICK_CARE, seed: dice.below(1 << 30), units: FEW }, theBest);
    for (const step of steps) {
      if (draft.ask?.seat !== seat || whyNot(draft, step) !== undefined) break;
      go(draft, step, dice);
    }
  }
  return mover;
}

/** Ends the turn in an imagined world, with nothing more done in it. */
export function toNextTurn(draft: Draft, dice: Dice): Side {
  const { number } = draft.turn;
  const mover = sideToMove(draft);
  while (draft.ask !== null && draft.turn.number === number) go(draft, shortest(draft), dice);
  return mover;
}

function shortest(draft: Draft): Step {
  const ask = draft.ask!;
  switch (ask.kind) {
    case 'activation':
      return closing(draft);
    case 'turn':
      return draft.turn.phase === 'start' ? { kind: 'pass' } : { kind: 'done' };
    case 'draft':
    case 'place':
    case 'tokens':
      throw new Error('play has not begun');
    default:
      return answer(draft, ask);
  }
}
