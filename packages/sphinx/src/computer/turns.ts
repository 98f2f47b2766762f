import type { Dice } from '@thera/table';
import { afterStep, isDecided, leadsOn } from '../choices.ts';
import type { Draft } from '../draft.ts';
import { optionsOf } from '../options.ts';
import { proceed } from '../proceed.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { type Aim, sensibleSteps } from './sensible.ts';

/** A turn played to its end on guessed dice: the state after it, and the first decision of it. */
export interface PlayedTurn {
  readonly after: State;
  readonly steps: readonly Step[];
}

/** How turns are listed. */
export interface Listing {
  readonly aim: Aim;
  readonly dice: Dice;
  /** At most so many turns of one state. */
  readonly most: number;
}

/** The turns that may be played from a state, which may be in the middle of one; each played to its end. */
export function turnsOf(root: State, listing: Listing): readonly PlayedTurn[] {
  const found: PlayedTurn[] = [];
  walk(root, root, [], listing, found);
  return found;
}

function walk(
  root: State,
  state: State,
  steps: readonly Step[],
  listing: Listing,
  found: PlayedTurn[],
): void {
  const { aim, most } = listing;
  for (const step of sensibleSteps(state, optionsOf(state), aim)) {
    if (found.length >= most) return;
    const after = afterStep(state, step);
    const taken = [...steps, step];
    if (!isDecided(root, after)) walk(root, after, taken, listing, found);
    // A turn may not be left to what chance might bring.
    else if (after.chances.length === 0 || leadsOn(after))
      for (const played of finish(root, after, listing)) found.push({ after: played, steps: taken });
  }
}

/** Plays the rest of a turn after its first decision: chance as it is guessed, choices as they come. */
function finish(root: State, state: State, listing: Listing): readonly State[] {
  let now = state;
  if (now.chances.length > 0) {
    const draft: Draft = { ...now };
    proceed(draft, listing.dice);
    now = draft;
  }
  if (now.ending !== null || now.turn.number !== root.turn.number) return [now];
  return turnsOf(now, { ...listing, most: REST }).map(({ after }) => after);
}

/** What is left of a turn after chance has spoken is seldom more than a piece to be chosen. */
const REST = 6;
