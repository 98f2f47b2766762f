import type { EndText } from '../../../sphinx/pages/end-text.ts';
import { due, steps } from './due.ts';

/** The end of a riddle. */
export const end: EndText = {
  over: (riddle, title) => `Enigma ${riddle} · ${title}`,
  finishedWith: (tier) => `Terminado con ${tier}`,
  notSolved: 'Esta vez no ha salido',
  because: {
    objective: 'Habéis logrado el objetivo que pone fin a este enigma.',
    finished: 'Habéis decidido terminar aquí.',
    destroyed: 'Ha caído un segundo obrero.',
    time: 'Se ha acabado el tiempo.',
    'gave-up': 'Os habéis rendido.',
    deserted: 'No quedaba nadie en la mesa.',
  },
  turns: (turns) => (turns === 1 ? '1 turno' : `${turns} turnos`),
  fell: (workers) => {
    if (workers === 0) return 'no cayó nadie';
    return workers === 1 ? 'cayó 1 obrero' : `cayeron ${workers} obreros`;
  },
  godsCalled: (gods) => {
    if (gods === 0) return 'ningún dios llamado';
    return gods === 1 ? '1 dios llamado' : `${gods} dioses llamados`;
  },
  tile: { diamond: '+1 rombo', shadedBefore: 'ya sombreado', stillOpen: 'pendiente' },
  steps: {
    titles: steps,
    due,
    heading: 'Tres cosas por hacer',
    isDone: 'hecho',
    sign: { todo: (players) => `Por primera vez: ${players}`, nothing: 'Todos habéis firmado ya' },
    shade: {
      todo: (tiers, riddle) => `${tiers} en el enigma ${riddle}`,
      nothing: 'Esta vez no hay círculos nuevos',
    },
    place: { todo: 'Donde queráis entre las estrellas', nothing: 'Esta vez no hay rombos' },
    button: { sign: 'Firmar en el libro', shade: 'Sombrear los círculos', place: 'Colocar los rombos' },
    guide: {
      sign: 'Quien juega por primera vez firma. Al próximo enigma puede venir quien queráis.',
      shade: 'Cada objetivo logrado sombrea su círculo en el mapa, de una vez para siempre.',
      place: 'Cada círculo nuevo trae un rombo. Los caminos llenos desde Polaris os ganan dioses amigos.',
    },
  },
  toMap: 'Al mapa',
  next: (riddle) => `Al enigma ${riddle}`,
  tryAgain: 'Intentarlo de nuevo',
  playAgain: 'Volver a jugar',
  look: 'Ver el tablero',
  outside: 'Jugado fuera de toda aventura: no se sombrea nada.',
};
