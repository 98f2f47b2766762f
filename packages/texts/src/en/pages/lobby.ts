import type { LobbyText } from '../../pages/lobby-text.ts';
import { clocks } from '../common/clocks.ts';
import { onlineProblems } from '../common/online-problems.ts';
import { words } from '../common/words.ts';
import { levels } from '../levels.ts';

/** The texts of the page where those who play online find each other. */
export const lobby: LobbyText = {
  title: 'Play online',
  toAccount: 'Account',
  toGames: 'Your games',
  quick: {
    title: 'Quick game',
    about: 'Pick a pace and we’ll find someone who wants the same.',
    game: 'Game',
    table: 'Rules',
    pace: 'Pace',
    seeking: 'Looking for an opponent…',
    waited: (time) => `Waiting for ${time}`,
    stay: 'Keep this page open: the game starts as soon as someone comes.',
    cancel: 'Cancel',
    found: 'Found someone!',
  },
  tables: {
    title: 'Open tables',
    count: (count) => (count === 1 ? '1 open table' : `${count} open tables`),
    none: 'No open tables right now',
    noneAbout: 'Be the first: open one, and others will see it here. Or send its link to a friend.',
    make: 'Open a table',
    join: 'Join',
    joinTable: (game, players) => (players === '' ? `Join ${game}` : `Join ${game} with ${players}`),
    back: 'Go to your table',
    missing: (count) => (count === 1 ? '1 player missing' : `${count} players missing`),
    free: 'Free',
    computer: (level) => `Computer (${level})`,
    list: words.list,
  },
  connecting: 'Connecting…',
  lost: 'Connection lost. Trying again…',
  clocks,
  levels,
  problems: onlineProblems,
};
