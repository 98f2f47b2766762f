import type { HomeText } from '../../pages/home-text.ts';
import { words } from '../common/words.ts';
import { levels } from '../levels.ts';

/** The texts of this page. */
export const home: HomeText = {
  title: 'Three storeys to the sky',
  sentence:
    'Move a worker, then build. First to step up to the third level wins, and a whole pantheon is there to bend the rules.',
  briefSentence: 'Move, build, climb. First to the third level wins.',
  playComputer: 'Play the computer',
  aroundDevice: 'Pass and play',
  level: 'Level',
  levels,
  powers: {
    none: 'no gods',
    fleece: 'Golden Fleece',
    simple: 'simple gods',
    any: 'all gods',
    chosen: 'chosen gods',
    draft: 'gods by draft',
    random: 'random draft',
    free: 'any god you like',
  },
  change: 'change',
  changeTable: 'Change level, gods and players',
  cannotStart: 'The game couldn’t be loaded. Are you online?',
  continue: 'Continue',
  resume: 'Resume',
  versus: (sides) => sides.join(' vs '),
  team: (first, second) => `${first} & ${second}`,
  noPowers: 'No gods',
  turn: (turn) => `Turn ${turn}`,
  beforePlay: 'Before the first turn',
  yourMove: 'your move',
  moveOf: (player) => `${player} to move`,
  list: words.list,
  isOver: 'over',
  allGames: (count) => (count === 1 ? 'Your last game' : `All ${count} games`),
  allGamesTitle: 'Your games',
  drop: (game) => `Delete ${game}`,
  close: 'Close',
  otherGames: 'Other games',
  open: 'Open a position',
};
