import type { Dice } from '@thera/table';
import { afterStep, isDecided, leadsOn } from '../choices.ts';
import { optionsOf } from '../options.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import type { Aim } from './aim.ts';
import { afterChance } from './following.ts';
import { keyOf } from './key.ts';
import { sensibleSteps } from './sensible.ts';

/** A turn played to its end on guessed dice. */
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

/** A walk through the steps of a turn. */
interface Walk extends Listing {
  readonly root: State;
  readonly found: PlayedTurn[];
  /** Where one came by several moves: other ways to the same place need not be followed. */
  readonly passed: Set<string>;
}

/** The turns that may be played from a state, which may be in the middle of one; each played to its end. */
export function turnsOf(root: State, listing: Listing): readonly PlayedTurn[] {
  const found: PlayedTurn[] = [];
  walk(root, [], { ...listing, root, found, passed: new Set() });
  return found;
}

function walk(state: State, steps: readonly Step[], going: Walk): void {
  const { root, aim, most, found } = going;
  for (const step of sensibleSteps(state, optionsOf(state), aim)) {
    if (found.length >= most) return;
    const after = afterStep(state, step);
    const taken = [...steps, step];
    if (!isDecided(root, after)) {
      if (!isPassed(after, going)) walk(after, taken, going);
    }
    // A turn may not be left to what chance might bring.
    else if (after.chances.length === 0 || leadsOn(after))
      for (const { after: played, steps: rest } of finish(after, going))
        found.push({ after: played, steps: [...taken, ...rest] });
  }
}

/** Whether another way has led to the same place of a turn before. */
function isPassed(state: State, { passed }: Walk): boolean {
  const { moves, builds, phase, used } = state.turn;
  if (moves.length + builds.length < 2) return false;
  const key = `${keyOf(state)} ${phase} ${state.turn.mover} ${moves.length} ${used.join()}`;
  if (passed.has(key)) return true;
  passed.add(key);
  return false;
}

/** Plays the rest of a turn after its first decision: chance as it is guessed, choices as they come. */
function finish(state: State, { root, aim, dice }: Walk): readonly PlayedTurn[] {
  const now = afterChance(state, dice);
  if (now.ending !== null || now.turn.number !== root.turn.number) return [{ after: now, steps: [] }];
  return turnsOf(now, { aim, dice, most: REST });
}

/** What is left of a turn after chance has spoken is seldom more than a piece to be chosen. */
const REST = 6;
