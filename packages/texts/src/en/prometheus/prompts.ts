import type { PromptText } from '../../prometheus/prompt-text.ts';
import { counted, verb } from './grammar.ts';

/** What a person is asked to do next. */
export const prompts: PromptText = {
  asks: {
    draft: (artOfWar) =>
      artOfWar === 0
        ? 'You’ve spent all your points.'
        : `Recruit someone, or stop and take ${artOfWar} Art of War for the points you have left.`,
    place: (unit) => `Where should ${unit.the} start?`,
    tokens: (nets, lures) =>
      `Lay the tokens on Olympus: ${counted(nets, 'net')} and ${counted(lures, 'lure')} left.`,
    turn: {
      start: 'Activate a unit, or pass.',
      onlyPass: 'You don’t hold a card of a unit that can act, so you have to pass.',
      between: 'Activate another unit for 1 Art of War, or end your turn.',
      end: 'Recall a troop for 1 Art of War, or end your turn.',
      second: 'Choose the second unit.',
      manoeuvre: 'What are you paying for with the two cards?',
    },
    activation: {
      simple: (unit) => `What should ${unit.the} do? Up to two different actions.`,
      complex: (unit) => `What should ${unit.the} do? One complex action.`,
      moving: (unit, left) => `${unit.the} may go on, up to ${counted(left, 'area')}, or do something else.`,
      mustAttack: (unit) => `${unit.the} must attack in its own area.`,
      ending: (unit) => `The activation of ${unit.the} is ending.`,
      held: (unit) =>
        `${unit.the} ${verb(unit, 'is', 'are')} held: this activation only sets ${unit.them} free.`,
    },
    discard: (power) => `Which card do you discard for ${power}?`,
    guard: (target, attacker) =>
      `${attacker.the} ${verb(attacker, 'attacks', 'attack')} ${target.the}. Does someone step in front?`,
    evade: (target, attacker) =>
      `${attacker.the} ${verb(attacker, 'attacks', 'attack')} ${target.the}. Evade for 1 Art of War?`,
    retarget: (attacker) => `The target has evaded. Who should ${attacker.the} attack instead?`,
    initiative: (target, attacker) =>
      `${attacker.the} ${verb(attacker, 'attacks', 'attack')} ${target.the}. Strike first, for a card of ${target.the}?`,
    next: (attacker) => `Who should ${attacker.the} strike next?`,
    slay: (dice) => `Roll up to ${counted(dice, 'die', 'dice')} again?`,
    throw: (target) => `Throw ${target.the}?`,
    dice: (defence) => `Dice against defence ${defence}: play them automatically, or boost by hand.`,
    lift: (defence) => `The fives are rolled. Boost once more against defence ${defence}, or strike.`,
    push: (target) => `Push ${target.the} one area farther?`,
    bloodlust: (unit) => `${unit.the} may storm into an adjacent area.`,
    retaliate: (target, attacker) =>
      `${target.the} survived. Strike back at ${attacker.the}, for a card of ${target.the}?`,
    spring: (unit, target) => `A net has closed on ${target.the}. Attack at once, for a card of ${unit.the}?`,
  },
  cannotAnswer: 'You don’t hold the card, but the others don’t know that.',
  complete: 'Ready.',
  over: 'The game is over.',
  which: 'Which of these?',
  whom: {
    attack: (unit) => `Who should ${unit.the} attack?`,
    power: (unit, power) => `Who should ${unit.the} aim ${power} at?`,
  },
  where: {
    walk: (unit) => `Where should ${unit.the} walk?`,
    run: (unit) => `Where should ${unit.the} run?`,
    power: (power) => `Where should ${power} go?`,
  },
};
