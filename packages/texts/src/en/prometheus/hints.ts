import type { AtRisk, HintText } from '../../prometheus/hint-text.ts';
import { counted, verb } from './grammar.ts';

const whomOf = ({ unit, isNamed }: AtRisk): string => (isNamed ? unit.them : unit.the);

/** What the computer would do, and why. */
export const hints: HintText = {
  ask: 'Hint',
  seeking: 'Looking for something good…',
  none: 'There is nothing to advise.',
  would: (steps) => `I would play: ${steps}.`,
  reasons: {
    wins: {
      surely: 'that wins the game',
      maybe: (percent) => `that wins the game with a chance of ${percent}%`,
    },
    calms: (unit, rage) => `${unit.the} ${verb(unit, 'calms', 'calm')} the hound: Rage ${rage}`,
    enrages: (unit, rage) => `${unit.the} ${verb(unit, 'enrages', 'enrage')} the hound to Rage ${rage}`,
    strikes: {
      wounds: (unit, target, wounds) =>
        `${unit.the} ${verb(unit, 'hits', 'hit')} ${target.the} for ${wounds} on average`,
      destroys: (unit, target, percent) =>
        `${unit.the} ${verb(unit, 'destroys', 'destroy')} ${target.the} with a chance of ${percent}%`,
    },
    petrifies: (unit, target, percent) =>
      `${unit.the} ${verb(unit, 'turns', 'turn')} ${target.the} to stone with a chance of ${percent}%`,
    moves: (unit, target, percent) =>
      `${unit.the} ${verb(unit, 'drives', 'drive')} ${target.the} away with a chance of ${percent}%`,
    frees: (unit, friend) => `${unit.the} ${verb(unit, 'cuts', 'cut')} ${friend.the} free`,
    recovers: (unit) => `${unit.the} ${verb(unit, 'gets', 'get')} rid of what holds ${unit.them}`,
    'nears-exit': (unit, steps) =>
      `${unit.the} ${verb(unit, 'is', 'are')} then ${counted(steps, 'step')} from the way out`,
    'nears-hound': (unit, steps) =>
      `${unit.the} ${verb(unit, 'is', 'are')} then ${counted(steps, 'step')} from the hound`,
    bars: (unit, target) => `${unit.the} ${verb(unit, 'bars', 'bar')} the way of ${target.the}`,
    'holds-back': (unit, target) =>
      `${unit.the} ${verb(unit, 'keeps', 'keep')} ${target.the} from leaving at once`,
    escapes: (unit) => `${unit.the} ${verb(unit, 'gets', 'get')} out of danger`,
    claims: (unit, area) => `${unit.the} ${verb(unit, 'takes', 'take')} the stone in ${area.the}`,
    absorbs: (unit) => `${unit.the} ${verb(unit, 'turns', 'turn')} a stone into a card`,
    enters: (unit, onMap) => `${unit.the} ${verb(unit, 'is', 'are')} wanted ${onMap}`,
    fetches: (card) => `the card to have now is ${card}`,
    draws: (cards) => `${counted(cards, 'card')} more will help`,
    spares: (card) => `the card to spare is ${card}`,
    waits: 'nothing else is better',
  },
  risks: {
    'struck-back': (whom, by, wounds) => `${by.the} may hit ${whomOf(whom)} back for ${wounds} on average`,
    exposed: (whom, by, wounds) =>
      `${by.the} ${verb(by, 'hits', 'hit')} ${whomOf(whom)} for ${wounds} on average`,
    net: (area, percent) => `a net may wait in ${area.the}, with a chance of ${percent}%`,
  },
  join: (first, second) => `${first}; ${second}`,
};
