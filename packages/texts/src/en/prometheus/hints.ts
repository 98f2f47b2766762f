import type { AtRisk, HintText } from '../../prometheus/hint-text.ts';
import { counted, verb } from './grammar.ts';

const whomOf = ({ unit, isNamed }: AtRisk): string => (isNamed ? unit.them : unit.the);

/** What the computer would do, and why. */
export const hints: HintText = {
  ask: 'Hint',
  seeking: 'Looking for something good…',
  none: 'No hint for this one.',
  would: (steps) => `Try this: ${steps}.`,
  reasons: {
    wins: {
      surely: 'that wins the game',
      maybe: (percent) => `that has a ${percent}% chance to win the game`,
    },
    calms: (unit, rage) => `${unit.the} ${verb(unit, 'calms', 'calm')} the hound: Rage ${rage}`,
    enrages: (unit, rage) => `${unit.the} ${verb(unit, 'enrages', 'enrage')} the hound to Rage ${rage}`,
    strikes: {
      wounds: (unit, target, wounds) =>
        `${unit.the} ${verb(unit, 'hits', 'hit')} ${target.the} for ${wounds} on average`,
      destroys: (unit, target, percent) =>
        `${unit.the} ${verb(unit, 'has', 'have')} a ${percent}% chance to destroy ${target.the}`,
    },
    petrifies: (unit, target, percent) =>
      `${unit.the} ${verb(unit, 'has', 'have')} a ${percent}% chance to turn ${target.the} to stone`,
    moves: (unit, target, percent) =>
      `${unit.the} ${verb(unit, 'has', 'have')} a ${percent}% chance to drive ${target.the} away`,
    frees: (unit, friend) => `${unit.the} ${verb(unit, 'cuts', 'cut')} ${friend.the} free`,
    recovers: (unit) => `${unit.the} ${verb(unit, 'gets', 'get')} rid of what holds ${unit.them}`,
    'nears-exit': (unit, steps) =>
      `${unit.the} ${verb(unit, 'is', 'are')} then ${counted(steps, 'step')} from the way out`,
    'nears-hound': (unit, steps) =>
      `${unit.the} ${verb(unit, 'is', 'are')} then ${counted(steps, 'step')} from the hound`,
    bars: (unit, target) => `${unit.the} ${verb(unit, 'stands', 'stand')} in the way of ${target.the}`,
    'holds-back': (unit, target) =>
      `${unit.the} ${verb(unit, 'keeps', 'keep')} ${target.the} from leaving at once`,
    escapes: (unit) => `${unit.the} ${verb(unit, 'gets', 'get')} out of danger`,
    claims: (unit, area) => `${unit.the} ${verb(unit, 'takes', 'take')} the stone in ${area.the}`,
    absorbs: (unit) => `${unit.the} ${verb(unit, 'turns', 'turn')} a stone into a card`,
    enters: (unit, onMap) => `${unit.the} ${verb(unit, 'is', 'are')} needed ${onMap}`,
    fetches: (card) => `the card you need now is ${card}`,
    draws: (cards) => `${counted(cards, 'card')} more will help`,
    spares: (card) => `the card you need least is ${card}`,
    waits: 'there’s nothing better to do',
  },
  risks: {
    'struck-back': (whom, by, wounds) => `${by.the} may hit ${whomOf(whom)} back for ${wounds} on average`,
    exposed: (whom, by, wounds) =>
      `${by.the} ${verb(by, 'hits', 'hit')} ${whomOf(whom)} for ${wounds} on average`,
    net: (area, percent) => `there’s a ${percent}% chance of a net in ${area.the}`,
  },
  join: (first, second) => `${first}; ${second}`,
};
