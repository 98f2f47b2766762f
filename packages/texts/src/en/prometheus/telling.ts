import type { TellingText } from '../../prometheus/telling-text.ts';
import { counted, verb } from './grammar.ts';

/** What is told of a decision and of what follows from it. */
export const telling: TellingText = {
  drafted: (player, unit) => `${player.the} ${verb(player, 'recruits', 'recruit')} ${unit.the}.`,
  'draft-stopped': (player) => `${player.the} ${verb(player, 'stops', 'stop')} recruiting.`,
  placed: (unit, area) => `${unit.the} ${verb(unit, 'starts', 'start')} in ${area.the}.`,
  'token-laid': {
    net: (area) => `A net is laid in ${area.the}.`,
    lure: (area) => `A lure is laid in ${area.the}.`,
    unknown: (area) => `A token is laid face down in ${area.the}.`,
  },
  'stones-laid': (areas) => `A stone lies in each of ${areas}.`,
  dealt: (player, artOfWar) =>
    `${player.the} ${verb(player, 'starts', 'start')} with ${artOfWar} Art of War.`,
  'turn-began': (number, player) => `Turn ${number}: ${player.the}.`,
  drew: {
    known: (player, card) => `${player.the} ${verb(player, 'draws', 'draw')} a card: ${card}.`,
    unknown: (player) => `${player.the} ${verb(player, 'draws', 'draw')} a card.`,
  },
  refilled: 'A deck is empty: everyone takes the rest of theirs into hand and shuffles their discards.',
  passed: (player) => `${player.the} ${verb(player, 'passes', 'pass')}.`,
  searched: {
    known: (player, card) =>
      `${player.the} ${verb(player, 'searches', 'search')} the deck and ${verb(player, 'takes', 'take')} ${card}.`,
    unknown: (player) =>
      `${player.the} ${verb(player, 'searches', 'search')} the deck and ${verb(player, 'takes', 'take')} a card.`,
  },
  paid: {
    secondActivation: (player, card) =>
      `${player.the} ${verb(player, 'pays', 'pay')} for another unit: ${card}.`,
    recall: (player, card) => `${player.the} ${verb(player, 'pays', 'pay')} for a recall: ${card}.`,
    drawTwo: (player, card) => `${player.the} ${verb(player, 'pays', 'pay')} to draw two: ${card}.`,
    search: (player, card) => `${player.the} ${verb(player, 'pays', 'pay')} to search the deck: ${card}.`,
    manoeuvre: (player, card) => `${player.the} ${verb(player, 'pays', 'pay')} with a dead card: ${card}.`,
    evade: (player, card) => `${player.the} ${verb(player, 'pays', 'pay')} to evade: ${card}.`,
    free: (player, card) => `${player.the} ${verb(player, 'pays', 'pay')} to cut a net: ${card}.`,
    offenceBonus: (player, card) => `${player.the} ${verb(player, 'adds', 'add')} a die: ${card}.`,
    power: (player, card, power) => `${player.the} ${verb(player, 'pays', 'pay')} for ${power}: ${card}.`,
  },
  discarded: (player, card, power) =>
    `${player.the} ${verb(player, 'discards', 'discard')} for ${power}: ${card}.`,
  activated: {
    simple: (unit) => `${unit.the} ${verb(unit, 'is', 'are')} activated.`,
    complex: (unit) => `${unit.the} ${verb(unit, 'is', 'are')} activated for one complex action.`,
    led: (unit, leader) => `${leader.the} ${verb(leader, 'leads', 'lead')} ${unit.the}.`,
  },
  'power-used': {
    alone: (unit, power) => `${unit.the} ${verb(unit, 'uses', 'use')} ${power}.`,
    on: (unit, power, targets) => `${unit.the} ${verb(unit, 'uses', 'use')} ${power} on ${targets}.`,
  },
  'power-faded': (power, unit) => `${power} wears off ${unit.the}.`,
  moved: {
    walk: (unit, from, to) => `${unit.the} ${verb(unit, 'walks', 'walk')} from ${from.the} to ${to.the}.`,
    run: (unit, from, to) => `${unit.the} ${verb(unit, 'runs', 'run')} from ${from.the} to ${to.the}.`,
    cautious: (unit, from, to) =>
      `${unit.the} ${verb(unit, 'creeps', 'creep')} from ${from.the} to ${to.the}.`,
    fly: (unit, from, to) => `${unit.the} ${verb(unit, 'flies', 'fly')} from ${from.the} to ${to.the}.`,
    bloodlust: (unit, from, to) =>
      `${unit.the} ${verb(unit, 'storms', 'storm')} on from ${from.the} to ${to.the}.`,
  },
  exited: (unit, area) => `${unit.the} ${verb(unit, 'leaves', 'leave')} Olympus through ${area.the}.`,
  deployed: (unit, area) => `${unit.the} ${verb(unit, 'enters', 'enter')} ${area.the}.`,
  recalled: {
    board: (unit, from, to) =>
      `${unit.the} ${verb(unit, 'is', 'are')} recalled from ${from.the} to ${to.the}.`,
    reserve: (unit, area) => `${unit.the} ${verb(unit, 'is', 'are')} recalled to ${area.the}.`,
  },
  forced: {
    throw: (unit, from, to) => `${unit.the} ${verb(unit, 'is', 'are')} thrown from ${from.the} to ${to.the}.`,
    push: (unit, from, to) => `${unit.the} ${verb(unit, 'is', 'are')} pushed from ${from.the} to ${to.the}.`,
  },
  'token-turned': {
    net: (area) => `There was a net in ${area.the}.`,
    lure: (area) => `There was only a lure in ${area.the}.`,
  },
  trapped: (unit) => `${unit.the} ${verb(unit, 'is', 'are')} trapped.`,
  'net-off': {
    activation: (unit) => `The net falls off ${unit.the}.`,
    moved: (unit) => `The net is torn off ${unit.the}.`,
    freed: (unit, by) => `${by.the} ${verb(by, 'cuts', 'cut')} ${unit.the} free.`,
  },
  petrified: (unit) => `${unit.the} ${verb(unit, 'turns', 'turn')} to stone.`,
  softened: (unit) => `${unit.the} ${verb(unit, 'is', 'are')} no longer stone.`,
  'stone-claimed': (unit, area) => `${unit.the} ${verb(unit, 'claims', 'claim')} the stone in ${area.the}.`,
  'stone-dropped': (unit, area) => `${unit.the} ${verb(unit, 'drops', 'drop')} a stone in ${area.the}.`,
  'stone-absorbed': {
    ground: (unit, area) => `${unit.the} ${verb(unit, 'absorbs', 'absorb')} the stone in ${area.the}.`,
    unit: (god, from) => `${god.the} ${verb(god, 'absorbs', 'absorb')} the stone carried by ${from.the}.`,
  },
  calmed: (unit, rage) => `${unit.the} ${verb(unit, 'calms', 'calm')} the hound: Rage ${rage}.`,
  enraged: (unit, rage) => `${unit.the} ${verb(unit, 'enrages', 'enrage')} the hound: Rage ${rage}.`,
  'prop-torn': (unit, prop, area) =>
    `${unit.the} ${verb(unit, 'tears', 'tear')} up a ${prop} in ${area.the}.`,
  attacked: {
    normal: (attacker, target) => `${attacker.the} ${verb(attacker, 'attacks', 'attack')} ${target.the}.`,
    power: (attacker, target, power) =>
      `${attacker.the} ${verb(attacker, 'attacks', 'attack')} ${target.the} with ${power}.`,
    retaliation: (attacker, target) =>
      `${attacker.the} ${verb(attacker, 'strikes', 'strike')} back at ${target.the}.`,
    initiative: (attacker, target) =>
      `${attacker.the} ${verb(attacker, 'strikes', 'strike')} ${target.the} first.`,
    spring: (attacker, target) =>
      `${attacker.the} ${verb(attacker, 'springs', 'spring')} the trap on ${target.the}.`,
  },
  guarded: (guard, instead) => `${guard.the} ${verb(guard, 'steps', 'step')} in front of ${instead.the}.`,
  evaded: (unit) => `${unit.the} ${verb(unit, 'evades', 'evade')}.`,
  retargeted: (attacker, target) =>
    `${attacker.the} ${verb(attacker, 'turns', 'turn')} on ${target.the} instead.`,
  'attack-lost': (attacker) => `The attack of ${attacker.the} comes to nothing.`,
  declined: {
    guard: (player) => `${player.the} ${verb(player, 'doesn’t', 'don’t')} guard.`,
    evade: (player) => `${player.the} ${verb(player, 'doesn’t', 'don’t')} evade.`,
    initiative: (player) => `${player.the} ${verb(player, 'doesn’t', 'don’t')} strike first.`,
    retaliate: (player) => `${player.the} ${verb(player, 'doesn’t', 'don’t')} strike back.`,
    spring: (player) => `${player.the} ${verb(player, 'doesn’t', 'don’t')} spring the trap.`,
  },
  valued: (attacker, target, dice, defence) =>
    `${attacker.the} against ${target.the}: ${counted(dice, 'die', 'dice')} against defence ${defence}.`,
  rolled: {
    first: (faces) => `Rolled: ${faces}.`,
    slay: (faces) => `Rolled again: ${faces}.`,
    fives: (faces) => `Fives rolled again: ${faces}.`,
  },
  boosted: (from, to) => `A ${from} is given up to raise a ${to} to ${to + 1}.`,
  'blanks-spent': (blanks) => `${counted(blanks, 'blank')} spent on the throw.`,
  struck: {
    wounds: (target, wounds, dice) =>
      `${target.the} ${verb(target, 'takes', 'take')} ${counted(wounds, 'wound')} (${dice}).`,
    successes: (target, successes) =>
      `${counted(successes, 'success', 'successes')} against ${target.the}, but no wounds.`,
    nothing: (attacker, target) =>
      `${attacker.the} ${verb(attacker, 'doesn’t', 'don’t')} harm ${target.the}.`,
    left: (target, vitality, of) => `${target.the} ${verb(target, 'has', 'have')} ${vitality} of ${of} left.`,
  },
  healed: (unit, vitality) => `${unit.the} ${verb(unit, 'heals', 'heal')}: vitality ${vitality}.`,
  destroyed: {
    out: (unit, by) => `${by.the} ${verb(by, 'destroys', 'destroy')} ${unit.the}.`,
    reserve: (unit, by) =>
      `${by.the} ${verb(by, 'destroys', 'destroy')} ${unit.the}; the troop may come back.`,
  },
  left: {
    partner: (player, partner) =>
      `${player.the} ${verb(player, 'has', 'have')} left; ${partner.the} ${verb(partner, 'plays', 'play')} on for both.`,
    alone: (player) => `${player.the} ${verb(player, 'has', 'have')} left the game.`,
  },
  face: (face) => (face === 0 ? 'blank' : String(face)),
};
