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
    first: { name: 'First!', how: 'Win at the first attempt' },
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
    recovers: 'is stunned no more',
  },
  lost: {
    gate: 'An enemy reached the gate.',
    builders: 'Both builders were defeated.',
    buildings: 'Not one building is left.',
    'no-turn': 'No builder could move.',
  },
  headlines: { won: 'The island stands', lost: 'The city has fallen' },
  refusals: {
    'bad-setup': 'That is no game of Santowerini.',
    'no-such-scenario': 'There is no such scenario. They go from 1A to 6B.',
    'no-such-difficulty': 'A game is easy, normal or expert.',
    'bad-attempt': 'Attempts are counted from 1.',
    'no-such-day': 'There is no such day.',
    'bad-step': 'That is no step of a turn.',
    impossible: 'That is not possible.',
    unfinished: 'The turn is not finished: move a builder, then build.',
  },
  prompts: {
    choose: 'Choose a builder',
    move: (square) => `Move the builder on ${square}`,
    build: 'Build next to it, or on an enemy who stands lower',
    end: 'End your turn',
  },
  whyNot: {
    tooHigh: 'That is more than one level up.',
    taken: 'Somebody stands there.',
    complete: 'That tower is complete.',
    tooFar: 'That is too far away.',
    noBuilder: 'None of your builders stands there.',
    enemyTooHigh: 'You can only build on an enemy who stands lower than your builder.',
    whichBuilder: 'Both builders could go there. Choose one first.',
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
