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
      'Defeat everybody who lands. You win as soon as no enemy is ashore and nobody is to come.',
      'You lose if an enemy steps onto the gate, if both builders are defeated, if no building is left, or if no builder can move.',
    ],
  },
  turn: {
    title: 'Your turn',
    sentences: [
      'Move one builder to a neighbouring square, diagonally too: one level up at most, any number down, not onto a dome and not where somebody stands.',
      'Then build next to it: a block, or a dome on the third level. Reaching the third level wins nothing here.',
      'You may build on an enemy who stands lower than your builder. With one hit left it is defeated and the block stays. With two it is stunned: no block, and it misses its next action.',
    ],
  },
  enemies: {
    title: 'The enemies',
    sentences: [
      'After your turn every enemy acts once, in the order of landing: it turns, then the die is rolled for it.',
      'It turns to the nearest building straight north, east, south or west; among equals to the taller one, then to where it looks already. If it sees none, it turns towards the gate.',
    ],
  },
  kinds: {
    raider: 'the common enemy',
    runner: 'makes for the gate and cares for no building',
    sapper: 'takes two floors at a time',
    brute: 'takes two hits',
    captain: 'takes two hits; while it is ashore the others treat a 1 as a 2',
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
        'A builder in front, as low as the enemy or lower, is defeated; one who stands higher is safe, and so is the building below. An empty building loses its top.',
      fury: 'March, turn anew, attack; but never two attacks.',
      dash: 'March, and if it moved, turn anew and march once more.',
      breach: 'Attack an empty building in front, otherwise march.',
      smash: 'Attack; if that does nothing, march.',
    },
  },
  landing: {
    title: 'Landings',
    sentences: [
      'Numbers on the posts say where an enemy lands on each face; if that square is taken, it is the next one.',
      'One more lands every few rounds, and at once when nobody is ashore, but never more than the scenario allows.',
    ],
  },
  scoring: {
    title: 'Points',
    sentences: [
      'A won scenario earns its level, and two points for each bonus. A lost one earns nothing.',
      'A campaign has six levels, each with two scenarios to choose from and three attempts. Ten points are a rank.',
    ],
  },
  difficulty: {
    title: 'Difficulty',
    sentences: [
      'Easy: fewer enemies in all, at the start and at a time, and they do nothing after your first turn. It costs a campaign two points.',
      'Expert: more enemies, who land sooner and more at a time. It earns a campaign two points.',
    ],
  },
};
