import type { MyGamesText } from '../../pages/my-games-text.ts';
import { clocks } from '../common/clocks.ts';
import { onlineProblems } from '../common/online-problems.ts';
import { words } from '../common/words.ts';

/** The texts of the page with one's own games. */
export const myGames: MyGamesText = {
  title: 'Tus partidas',
  running: 'En línea',
  finished: 'Terminadas en línea',
  device: 'En este dispositivo',
  deviceAbout: 'Estas partidas se quedan en este dispositivo.',
  noneRunning: 'Ahora mismo no tienes partidas en línea.',
  nothing: 'Todavía no hay partidas.',
  toLobby: 'Jugar en línea',
  yourTurn: 'Te toca',
  theirTurn: (players) => `Le toca a ${players}`,
  computerTurn: 'Juega el ordenador',
  waiting: 'Esperando jugadores',
  left: (time) => `quedan ${time}`,
  endings: { won: 'Has ganado', lost: 'Has perdido', draw: 'Tablas', over: 'Terminada' },
  against: (players) => `con ${players}`,
  alone: 'con el ordenador',
  list: words.list,
  more: 'Ver más',
  clocks,
  problems: onlineProblems,
};
