import type { MyGamesText } from '../../pages/my-games-text.ts';
import { clocks } from '../common/clocks.ts';
import { onlineProblems } from '../common/online-problems.ts';
import { words } from '../common/words.ts';

/** The texts of the page with one's own games. */
export const myGames: MyGamesText = {
  title: 'Your games',
  running: 'Online',
  finished: 'Finished online',
  device: 'On this device',
  deviceAbout: 'These games stay on this device.',
  noneRunning: 'You have no online games right now.',
  nothing: 'No games yet.',
  toLobby: 'Play online',
  yourTurn: 'Your turn',
  theirTurn: (players) => `${players} to play`,
  computerTurn: 'The computer is playing',
  waiting: 'Waiting for players',
  left: (time) => `${time} left`,
  endings: { won: 'You won', lost: 'You lost', draw: 'Draw', over: 'Finished' },
  against: (players) => `with ${players}`,
  alone: 'with the computer',
  list: words.list,
  more: 'Show more',
  clocks,
  problems: onlineProblems,
};
