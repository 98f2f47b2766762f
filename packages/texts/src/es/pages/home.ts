import type { HomeText } from '../../pages/home-text.ts';
import { words } from '../common/words.ts';
import { levels } from '../levels.ts';
import { tally } from '../tally.ts';

/** The texts of this page. */
export const home: HomeText = {
  title: 'Tres pisos hasta el cielo',
  sentence:
    'Mueve un obrero y construye. Gana quien antes suba al tercer nivel, y todo un panteón está ahí para saltarse las reglas.',
  briefSentence: 'Mueve, construye, sube. Gana quien antes llegue al tercer nivel.',
  playComputer: 'Jugar contra el ordenador',
  aroundDevice: 'En el mismo dispositivo',
  level: 'Nivel',
  levels,
  powers: {
    none: 'sin dioses',
    fleece: 'Vellocino de Oro',
    simple: 'dioses simples',
    any: 'todos los dioses',
    chosen: 'dioses elegidos',
    draft: 'dioses por selección',
    random: 'selección al azar',
    free: 'el dios que quieras',
  },
  whoStarts: 'Quién empieza',
  starters: { you: 'empiezas tú', computer: 'empieza el ordenador', chance: 'inicio al azar' },
  change: 'cambiar',
  changeTable: 'Cambiar el nivel, los dioses y los jugadores',
  invitation: {
    title: '¿Es tu primera vez?',
    go: 'Aprende a jugar en diez minutos',
    dismiss: 'No, gracias',
  },
  cannotStart: 'No se ha podido cargar la partida. ¿Tienes conexión?',
  continue: 'Continuar',
  resume: 'Seguir',
  versus: (sides) => sides.join(' contra '),
  team: (first, second) => `${first} y ${second}`,
  noPowers: 'Sin dioses',
  turn: (turn) => `Turno ${turn}`,
  beforePlay: 'Antes del primer turno',
  yourMove: 'te toca',
  moveOf: (player) => `le toca a ${player}`,
  list: words.list,
  isOver: 'terminada',
  youWon: 'has ganado',
  won: (players) => `ha ganado ${players}`,
  nobodyWon: 'tablas',
  allGames: (count) => (count === 1 ? 'Tu última partida' : `Las ${count} partidas`),
  allGamesTitle: 'Tus partidas',
  drop: (game) => `Borrar ${game}`,
  dropped: (game) => `Borrada: ${game}`,
  undo: 'Deshacer',
  close: 'Cerrar',
  tally,
  otherGames: 'Otros juegos',
  open: 'Abrir una posición',
};
