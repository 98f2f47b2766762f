import type { RaidRulesText } from '../../../santowerini/pages/raid-rules-text.ts';
import { game } from '../game.ts';

/** The rules on one page. */
export const rules: RaidRulesText = {
  title: 'Rules of Santowerini',
  game,
  back: 'Santowerini',
  learn: 'Introduction',
  aim: {
    title: 'The aim',
    sentences: [
      'Defeat everyone who lands. You win as soon as no enemies are ashore and none are still to come.',
      'You lose if an enemy steps onto the gate, if both builders are defeated, if there are no buildings left, or if neither builder can move.',
    ],
  },
  turn: {
    title: 'Your turn',
    sentences: [
      'Move one builder to a neighbouring square, including diagonally: one level up at most, any number down, but not onto a dome or where someone is.',
      'Then build next to it: a block, or a dome on the third level. Reaching the third level doesn’t win here.',
      'You may build on an enemy that’s lower than your builder. With one hit left, it’s defeated and the block stays. With two, it’s stunned: no block, and it misses its next action.',
    ],
  },
  enemies: {
    title: 'The enemies',
    sentences: [
      'After your turn, every enemy acts once, in the order they landed: it turns, then the die is rolled for it.',
      'It turns to the nearest building straight north, east, south or west; if two are equally near, to the taller one, then to the one it’s already facing. If it sees none, it turns towards the gate.',
    ],
  },
  kinds: {
    raider: 'the common enemy',
    runner: 'heads for the gate and ignores buildings',
    sapper: 'takes two floors at a time',
    brute: 'takes two hits',
    captain: 'takes two hits; while it’s ashore, the others treat a 1 as a 2',
  },
  table: { title: 'What the die says', kind: 'Enemy', hits: 'Hits' },
  orders: {
    title: 'The orders',
    sentences: [],
    each: {
      hold: 'It does nothing.',
      march:
        'One step forward, one level up at most. If a builder, a dome or a wall is in the way, it attacks. Another enemy or the sea stops it.',
      attack:
        'A builder in front, on the enemy’s level or lower, is defeated; a higher one is safe, and so is the building below. An empty building loses its top.',
      fury: 'March, turn again, attack; but never two attacks.',
      dash: 'March, and if it moved, turn and march again.',
      breach: 'Attack an empty building in front, otherwise march.',
      smash: 'Attack; if that does nothing, march.',
    },
  },
  landing: {
    title: 'Landings',
    sentences: [
      'The numbers on the posts show where an enemy lands on each roll; if that square is taken, it lands on the next one.',
      'Another one lands every few rounds, and at once when nobody is ashore, but never more than the scenario allows.',
    ],
  },
  scoring: {
    title: 'Points',
    sentences: [
      'Winning a scenario earns its level in points, plus two for each bonus. Losing earns nothing.',
      'A campaign has six levels, each with two scenarios to choose from and three attempts. Every ten points take you up a rank.',
    ],
  },
  difficulty: {
    title: 'Difficulty',
    sentences: [
      'Easy: fewer enemies overall, at the start and at any one time, and they do nothing after your first turn. It takes two points off a campaign.',
      'Expert: more enemies, landing sooner and more at a time. It adds two points to a campaign.',
    ],
  },
};
