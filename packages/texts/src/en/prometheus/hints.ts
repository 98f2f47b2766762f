import type { HintText } from '../../prometheus/hint-text.ts';
import { counted, verb } from './grammar.ts';

/** What the computer would do, and why. */
export const hints: HintText = {
  ask: 'Hint',
  seeking: 'Looking for something good…',
  none: 'There is nothing to advise.',
  would: (steps) => `I would play: ${steps}.`,
  reasons: {
    wins: 'that wins the game',
    calms: (god) => `${god.the} ${verb(god, 'calms', 'calm')} the hound`,
    enrages: (unit) => `${unit.the} ${verb(unit, 'feeds', 'feed')} the hound’s Rage`,
    closerToExit: (god, steps) =>
      `${god.the} ${verb(god, 'is', 'are')} then ${counted(steps, 'step')} from the way out`,
    closerToHound: (god, steps) =>
      `${god.the} ${verb(god, 'is', 'are')} then ${counted(steps, 'step')} from the hound`,
    wounds: (attacker, target, wounds) =>
      `${attacker.the} ${verb(attacker, 'hits', 'hit')} ${target.the} for ${wounds} on average`,
    destroys: (attacker, target, percent) =>
      `${attacker.the} ${verb(attacker, 'destroys', 'destroy')} ${target.the} in ${percent}% of all rolls`,
    blocks: (unit, target) => `${unit.the} ${verb(unit, 'bars', 'bar')} the way of ${target.the}`,
    frees: (unit, friend) => `${unit.the} ${verb(unit, 'cuts', 'cut')} ${friend.the} free`,
    clears: (unit, area) => `${unit.the} ${verb(unit, 'shows', 'show')} what lies in ${area.the}`,
    enters: (unit, area) => `${unit.the} ${verb(unit, 'joins', 'join')} in at ${area.the}`,
    cards: 'better cards come first',
    saves: (unit) => `${unit.the} ${verb(unit, 'gets', 'get')} out of danger`,
    position: 'everybody stands better then',
    hitBack: (attacker, target, wounds) =>
      `${attacker.the} ${verb(attacker, 'hits', 'hit')} ${target.them} for ${wounds} on average`,
    safe: 'nobody can answer at once',
  },
  join: (first, second) => `${first}; ${second}`,
};
