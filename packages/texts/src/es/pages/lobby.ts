import type { LobbyText } from '../../pages/lobby-text.ts';
import { clocks } from '../common/clocks.ts';
import { onlineProblems } from '../common/online-problems.ts';
import { words } from '../common/words.ts';
import { levels } from '../levels.ts';

/** The texts of the page where those who play online find each other. */
export const lobby: LobbyText = {
  title: 'Jugar en línea',
  toAccount: 'Cuenta',
  toGames: 'Tus partidas',
  quick: {
    title: 'Partida rápida',
    about: 'Elige un ritmo y buscaremos a alguien que quiera lo mismo.',
    game: 'Juego',
    table: 'Reglas',
    pace: 'Ritmo',
    seeking: 'Buscando rival…',
    waited: (time) => `Llevas esperando ${time}`,
    stay: 'No cierres esta página: la partida empezará en cuanto llegue alguien.',
    cancel: 'Cancelar',
    found: '¡Ya hay alguien!',
  },
  tables: {
    title: 'Mesas abiertas',
    count: (count) => (count === 1 ? '1 mesa abierta' : `${count} mesas abiertas`),
    none: 'Ahora mismo no hay mesas abiertas',
    noneAbout: 'Abre la primera y los demás la verán aquí. O envía su enlace a quien quieras.',
    make: 'Abrir una mesa',
    join: 'Unirse',
    joinTable: (game, players) => (players === '' ? `Unirse a ${game}` : `Unirse a ${game} con ${players}`),
    back: 'Ir a tu mesa',
    missing: (count) => (count === 1 ? 'Falta 1 jugador' : `Faltan ${count} jugadores`),
    free: 'Libre',
    computer: (level) => `Ordenador (${level})`,
    list: words.list,
  },
  connecting: 'Conectando…',
  lost: 'Se ha perdido la conexión. Volviendo a intentarlo…',
  clocks,
  levels,
  problems: onlineProblems,
};
