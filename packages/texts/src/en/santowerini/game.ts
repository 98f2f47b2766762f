import type { EnemyKind } from '@thera/santowerini';
import type { SantoweriniText } from '../../santowerini/game-text.ts';
import { words } from '../common/words.ts';
import { forecast } from './forecast.ts';
import { places } from './places.ts';
import { reasons } from './reasons.ts';
import { telling } from './telling.ts';

const PLURALS: Readonly<Record<EnemyKind, string>> = {
  raider: 'Raiders',
  runner: 'Runners',
  sapper: 'Sappers',
  brute: 'Brutes',
  captain: 'Captains',
};

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

const enemies: Readonly<Record<EnemyKind, string>> = {
  raider: 'Raider',
  runner: 'Runner',
  sapper: 'Sapper',
  brute: 'Brute',
  captain: 'Captain',
};

/** The words of Santowerini. */
export const game: SantoweriniText = {
  words,
  name: 'Santowerini',
  about: 'Hold the island alone against raiders.',
  places,
  enemies,
  enemiesOf: (kind, count) => (count === 1 ? `1 ${enemies[kind]}` : `${count} ${PLURALS[kind]}`),
  orders: {
    hold: 'Hold',
    march: 'March',
    attack: 'Attack',
    fury: 'Fury',
    dash: 'Dash',
    breach: 'Breach',
    smash: 'Smash',
  },
  facings: { n: 'north', e: 'east', s: 'south', w: 'west' },
  difficulties: { easy: 'Easy', normal: 'Normal', expert: 'Expert' },
  bonuses: {
    first: { name: 'First!', how: 'Win on the first attempt' },
    alive: { name: 'Stayin’ alive', how: 'Keep both builders' },
    buildings: { name: 'Buildings, buildings everywhere', how: 'Have enough buildings standing at the end' },
  },
  ranks: {
    novice: 'Novice',
    apprentice: 'Apprentice',
    assistant: 'Assistant',
    journeyman: 'Journeyman',
    master: 'Master',
    'guild-master': 'Guild Master',
  },
  telling,
  forecast,
  reasons,
  acts: {
    lands: (square) => `lands on ${square}`,
    staysAtSea: 'stays at sea',
    recovers: 'is no longer stunned',
  },
  lost: {
    gate: 'An enemy reached the gate.',
    builders: 'Both builders were defeated.',
    buildings: 'There are no buildings left.',
    'no-turn': 'Neither builder could move.',
  },
  headlines: { won: 'The island stands', lost: 'The city has fallen' },
  refusals: {
    'bad-setup': 'That isn’t a game of Santowerini.',
    'no-such-scenario': 'There’s no such scenario. They go from 1A to 6B.',
    'no-such-difficulty': 'A game is easy, normal or expert.',
    'bad-attempt': 'Attempts are counted from 1.',
    'no-such-day': 'There’s no such day.',
    'bad-step': 'That isn’t part of a turn.',
    impossible: 'You can’t do that.',
    unfinished: 'Your turn isn’t finished: move a builder, then build.',
  },
  prompts: {
    choose: 'Choose a builder',
    move: (square) => `Move the builder on ${square}`,
    build: 'Build next to it, or on an enemy that’s lower',
    end: 'End your turn',
  },
  whyNot: {
    tooHigh: 'That’s more than one level up.',
    taken: 'Someone’s already there.',
    complete: 'That tower is complete.',
    tooFar: 'That’s too far away.',
    noBuilder: 'You don’t have a builder there.',
    enemyTooHigh: 'You can only build on an enemy that’s lower than your builder.',
    whichBuilder: 'Both builders can go there. Choose one first.',
    stuck: 'This builder has nowhere to go.',
  },
  square: {
    ground: 'ground',
    level: (level) => `level ${level}`,
    dome: 'dome',
    gate: 'city gate',
    landing: (faces) => `landing ${faces}`,
    builder: 'your builder',
    enemy: (enemy, order, facing, hits, isStunned) =>
      `${enemy}, ${order} to act, facing ${facing}, ${forecast.hitsLeft(hits)}${isStunned ? ', stunned' : ''}`,
    canMove: 'you can move here',
    canBuild: 'you can build here',
    canDefeat: 'you can build on this enemy',
    canPick: 'can move',
    danger: {
      step: (enemy, faces) => `${enemy} may step here on ${faces}`,
      strike: (enemy, faces) => `${enemy} may strike here on ${faces}`,
      end: (enemy, faces) => `${enemy} may end it here on ${faces}`,
    },
  },
  ordinal: (number) => ORDINALS[number - 1] ?? `${number}th`,
  round: (round) => `Round ${round}`,
  wave: (wave) => `Wave ${wave}`,
  ashore: (enemies) => (enemies === 1 ? '1 enemy ashore' : `${enemies} enemies ashore`),
  points: (points) => (points === 1 ? '1 point' : `${points} points`),
};
