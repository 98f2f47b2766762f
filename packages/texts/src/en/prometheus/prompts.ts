import type { PromptText } from '../../prometheus/prompt-text.ts';
import { counted, verb } from './grammar.ts';

/** What a person is asked to do next. */
export const prompts: PromptText = {
  asks: {
    draft: (artOfWar) =>
      artOfWar === 0
        ? 'Your points are spent.'
        : `Recruit somebody, or stop and keep ${artOfWar} Art of War for the rest.`,
    place: (unit) => `Where ${verb(unit, 'does', 'do')} ${unit.the} begin?`,
    tokens: (nets, lures) =>
      `Lay the tokens on Olympus: ${counted(nets, 'net')} and ${counted(lures, 'lure')} left.`,
    turn: {
      start: 'Activate a unit, or pass.',
      onlyPass: 'You hold no card of anybody who can act: pass.',
      between: 'Activate another unit for 1 Art of War, or end your turn.',
      end: 'Recall a troop for 1 Art of War, or end your turn.',
      second: 'Choose the second unit.',
      manoeuvre: 'What do the two cards pay for?',
    },
    activation: {
      simple: (unit) => `What ${verb(unit, 'does', 'do')} ${unit.the} do? Two different actions at most.`,
      complex: (unit) => `What ${verb(unit, 'does', 'do')} ${unit.the} do? One complex action.`,
      moving: (unit, left) => `${unit.the} may go on, up to ${counted(left, 'area')}, or do something else.`,
      mustAttack: (unit) => `${unit.the} must attack in its own area.`,
      ending: (unit) => `The activation of ${unit.the} is ending.`,
      held: (unit) =>
        `${unit.the} ${verb(unit, 'is', 'are')} held: this activation only sets ${unit.them} free.`,
    },
    discard: (power) => `Which card goes, for ${power}?`,
    guard: (target, attacker) =>
      `${attacker.the} ${verb(attacker, 'attacks', 'attack')} ${target.the}. Does somebody step in front?`,
    evade: (target, attacker) =>
      `${attacker.the} ${verb(attacker, 'attacks', 'attack')} ${target.the}. Evade for 1 Art of War?`,
    retarget: (attacker) =>
      `The target has evaded. Whom ${verb(attacker, 'does', 'do')} ${attacker.the} attack instead?`,
    initiative: (target, attacker) =>
      `${attacker.the} ${verb(attacker, 'attacks', 'attack')} ${target.the}. Strike first, for a card of ${target.the}?`,
    next: (attacker) => `Whom ${verb(attacker, 'does', 'do')} ${attacker.the} strike next?`,
    slay: (dice) => `Roll up to ${counted(dice, 'die', 'dice')} again?`,
    throw: (target) => `Throw ${target.the}?`,
    dice: (defence) => `The dice against ${defence}: let them play, or boost by hand.`,
    lift: (defence) => `The fives have fallen. Boost once more against ${defence}, or strike.`,
    push: (target) => `Push ${target.the} one area farther?`,
    bloodlust: (unit) => `${unit.the} may storm on into an adjacent area.`,
    retaliate: (target, attacker) =>
      `${target.the} survived. Strike back at ${attacker.the}, for a card of ${target.the}?`,
    spring: (unit, target) => `A net has closed on ${target.the}. Attack at once, for a card of ${unit.the}?`,
  },
  cannotAnswer: 'You do not hold the card. The others do not know that.',
  complete: 'That is settled.',
  over: 'The game is over.',
  which: 'Which of these?',
  whom: {
    attack: (unit) => `Whom ${verb(unit, 'does', 'do')} ${unit.the} attack?`,
    power: (unit, power) => `Whom ${verb(unit, 'does', 'do')} ${unit.the} aim ${power} at?`,
  },
  where: {
    walk: (unit) => `Where ${verb(unit, 'does', 'do')} ${unit.the} walk?`,
    run: (unit) => `Where ${verb(unit, 'does', 'do')} ${unit.the} run?`,
    power: (power) => `Where does ${power} go?`,
  },
};
