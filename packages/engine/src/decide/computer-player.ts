import { stageOf, type View } from '@thera/santorini';
import { type ComputerPlayer, diceFor, type Interruption, sha256 } from '@thera/table';
import { decide } from './decide.ts';
import type { Mind } from './mind.ts';
import type { Thought } from './thought.ts';

/** The computer as a player of Santorini; `mind` is what it keeps from one decision of a game to the next. */
export function santoriniPlayer(mind: Mind): ComputerPlayer<View, string, Thought> {
  return {
    decide({ view, level, budget, seed, interruption, report }) {
      if (isGivenUp(interruption)) return undefined;
      const { clock, milliseconds } = budget;
      const thought = decide(stageOf(view), {
        level,
        dice: diceFor(sha256, seed, 0),
        mind,
        // For whoever is to move now, or to stop, it is always too late.
        clock: () => (interruption?.wish === undefined ? clock() : Number.POSITIVE_INFINITY),
        ...(milliseconds === undefined ? {} : { patience: milliseconds }),
        ...(report === undefined ? {} : { report }),
      });
      // Somebody may have wished so meanwhile.
      return isGivenUp(interruption) ? undefined : thought.steps;
    },
  };
}

const isGivenUp = (interruption: Interruption | undefined): boolean => interruption?.wish === 'stop';
