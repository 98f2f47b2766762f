import type { ComputerPlayer } from '@thera/table';
import type { State } from '../island.ts';
import { type Step, stepsOf } from '../santowerini.ts';
import { rankTurns } from './choose-turn.ts';
import { SKILLS } from './skill.ts';
import { atFirstSight } from './turn-values.ts';

/** The computer as a player of Santowerini. */
export const santoweriniPlayer: ComputerPlayer<State, Step> = {
  decide({ view, level, budget, seed, interruption, report }) {
    const [best] = rankTurns(view, {
      skill: SKILLS[level],
      budget,
      seed,
      interruption,
      report: ({ turn }) => report?.({ steps: stepsOf(turn) }),
    });
    return best && stepsOf(best.turn);
  },
};

/** Takes what looks best right after its own turn, and does not think of the die. */
export const carelessPlayer: ComputerPlayer<State, Step> = {
  decide({ view, interruption }) {
    const [best] = interruption?.wish === 'stop' ? [] : atFirstSight(view);
    return best && stepsOf(best.turn);
  },
};
