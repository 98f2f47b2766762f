import type { HomeText } from '../../pages/home-text.ts';
import { words } from '../common/words.ts';
import { levels } from '../levels.ts';

/** The texts of this page. */
export const home: HomeText = {
  title: 'Tres pisos hasta el cielo',
  sentence:
    'Mueve un obrero y construye. Gana quien sube primero a un tercer piso, con todo un panteón torciendo las reglas.',
  briefSentence: 'Mueve, construye, sube. Gana quien llega al tercer piso.',
  playComputer: 'Jugar contra la máquina',
  aroundDevice: 'En un mismo aparato',
  level: 'Nivel',
  levels,
  powers: {
    none: 'sin dioses',
    fleece: 'Vellocino de Oro',
    simple: 'dioses simples',
    any: 'todos los dioses',
    chosen: 'dioses elegidos',
    draft: 'dioses por oferta',
    random: 'dioses en oferta',
    free: 'dioses a elegir',
  },
  change: 'cambiar',
  changeTable: 'Cambiar el nivel, los dioses y los puestos',
  cannotStart: 'No se pudo cargar la partida. ¿Tienes conexión?',
  continue: 'Continuar',
  resume: 'Seguir',
  versus: (sides) => sides.join(' contra '),
  team: (first, second) => `${first} y ${second}`,
  noPowers: 'Una partida sin dioses',
  turn: (turn) => `Turno ${turn}`,
  beforePlay: 'Antes del primer turno',
  yourMove: 'te toca',
  moveOf: (player) => `le toca a ${player}`,
  list: words.list,
  isOver: 'terminada',
  allGames: (count) => (count === 1 ? 'La última partida' : `Las ${count} partidas`),
  allGamesTitle: 'Partidas de este aparato',
  drop: (game) => `Borrar ${game}`,
  close: 'Cerrar',
  otherGames: 'Otros juegos',
  open: 'Abrir una posición',
};
