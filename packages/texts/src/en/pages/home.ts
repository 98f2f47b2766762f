import type { HomeText } from '../../pages/home-text.ts';
import { words } from '../common/words.ts';
import { levels } from '../levels.ts';

/** The texts of this page. */
export const home: HomeText = {
  title: 'Three storeys to the sky',
  sentence:
    'Move one worker, then build. The first to climb onto a third floor wins, with a whole pantheon bending the rules.',
  briefSentence: 'Move, build, climb. First onto a third floor wins.',
  playComputer: 'Play the computer',
  aroundDevice: 'Around one device',
  level: 'Level',
  levels,
  powers: {
    none: 'no gods',
    fleece: 'Golden Fleece',
    simple: 'simple gods',
    any: 'any gods',
    chosen: 'chosen gods',
    draft: 'gods by draft',
    random: 'gods on offer',
    free: 'free choice of gods',
  },
  change: 'change',
  changeTable: 'Change level, gods and seats',
  cannotStart: 'The game could not be loaded. Are you online?',
  continue: 'Continue',
  resume: 'Resume',
  versus: (sides) => sides.join(' v '),
  team: (first, second) => `${first} & ${second}`,
  noPowers: 'A game without gods',
  turn: (turn) => `Turn ${turn}`,
  beforePlay: 'Before the first turn',
  yourMove: 'your move',
  moveOf: (player) => `${player} to move`,
  list: words.list,
  isOver: 'over',
  allGames: (count) => (count === 1 ? 'The last game' : `All ${count} games`),
  allGamesTitle: 'Games of this device',
  drop: (game) => `Delete ${game}`,
  close: 'Close',
  otherGames: 'Other games',
  open: 'Open a position',
};
