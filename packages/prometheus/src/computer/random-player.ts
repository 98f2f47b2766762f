import { type ComputerPlayer, randomDecision } from '@thera/table';
import { prometheus } from '../prometheus.ts';
import type { View } from '../state.ts';
import type { Step } from '../step.ts';
import { guessingDice } from './guessing-dice.ts';

/** Anything that is allowed, each step as likely as the next. */
export const randomPlayer: ComputerPlayer<View, Step> = {
  decide({ view, seat, seed, interruption }) {
    if (interruption?.wish === 'stop') return undefined;
    return randomDecision({ game: prometheus, view, dice: guessingDice(seed) }, seat);
  },
};
