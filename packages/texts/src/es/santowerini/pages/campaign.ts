import type { CampaignText } from '../../../santowerini/pages/campaign-text.ts';
import { game } from '../game.ts';
import { standing } from './standing.ts';

const ORDINALS = ['Primero', 'Segundo', 'Último'];
const rounds = (count: number): string => (count === 1 ? '1 ronda' : `${count} rondas`);
const points = (count: number): string => (count === 1 ? '1 punto' : `${count} puntos`);

/** The page with everything that can be defended. */
export const campaign: CampaignText = {
  title: 'Santowerini',
  game,
  lead: 'Los saqueadores desembarcan. Atráelos con casas, construye sobre sus cabezas y guarda la puerta.',
  back: 'Volver a Thera',
  campaign: 'Campaña',
  pointsWord: (count) => (count === 1 ? 'punto' : 'puntos'),
  moreTo: (count, rank) => `${count} más para ${rank}`,
  morePoints: (count) => `${points(count)} más`,
  range: (from, to) => `de ${from} a ${to}`,
  from: (count) => `desde ${count}`,
  highest: 'No hay rango más alto',
  ladder: (rank, count) => `${rank}, ${points(count)}`,
  difficulty: 'Dificultad',
  difficultyNote: 'Una sola dificultad para toda la campaña: Fácil cuesta dos puntos, Experto da dos.',
  difficultyFixed: 'No se puede cambiar durante una campaña.',
  atDifficulty: (difficulty) => `dificultad: ${difficulty.toLowerCase()}`,
  level: (level) => `Nivel ${level}`,
  choose: 'Elige A o B',
  attempt: (attempt, most) => `${ORDINALS[attempt - 1]!} de tres intentos, hasta ${most} puntos`,
  wonIn: (code, count) => `${code}, ganado en ${rounds(count)}`,
  lostAll: 'Perdido tres veces',
  won: 'ganado',
  lost: 'perdido',
  notChosen: 'no elegido',
  keep: (buildings) => `conserva ${buildings} edificios`,
  or: (name) => `o ${name}`,
  upTo: (count) => `hasta ${count}`,
  play: (name) => `Jugar: ${name}`,
  resume: (name) => `Seguir: ${name}`,
  over: {
    title: {
      novice: 'Campaña terminada: Novato',
      apprentice: 'Campaña terminada: Aprendiz',
      assistant: 'Campaña terminada: Ayudante',
      journeyman: 'Campaña terminada: Oficial',
      master: 'Campaña terminada: Maestro',
      'guild-master': 'Maestro del gremio: nadie construye mejor',
    },
    again: 'Nueva campaña',
  },
  anew: {
    ask: 'Empezar de nuevo',
    warning: 'Esta campaña acaba aquí y pasa a tus campañas anteriores.',
    confirm: 'Acabarla y empezar otra',
    cancel: 'Seguir con ella',
  },
  single: {
    title: 'Un escenario suelto',
    note: 'Cualquier escenario con cualquier dificultad, puntuado aparte.',
    close: 'Cerrar',
  },
  today: {
    title: 'El escenario de hoy',
    note: 'El mismo desembarco y los mismos dados para todos.',
    play: 'Jugar el escenario de hoy',
    again: 'Jugarlo otra vez',
    best: (count, length) => `Tu récord de hoy: ${points(count)} en ${rounds(length)}`,
    lost: (tries) => (tries === 1 ? 'Perdido una vez' : `Perdido ${tries} veces`),
    notYet: 'Aún sin jugar',
    share: 'Compartir',
    shared: 'Copiado. Pégalo donde quieras.',
    cannotShare: 'No hemos podido copiarlo.',
    result: (day, place, count, length) =>
      `Santowerini, ${day}: ${place}, ganado en ${rounds(length)}, ${points(count)}. ¿Lo mejoras?`,
    lostResult: (day, place) => `Santowerini, ${day}: ${place}, y la ciudad ha caído. ¿Resistes tú?`,
  },
  siege: {
    play: 'Empezar el asedio',
    best: (defeated, wave) => `Tu récord: ${defeated} derrotados, oleada ${wave}`,
    notYet: 'Aún sin intentar',
  },
  more: { learn: 'Introducción', rules: 'Reglas', past: 'Campañas anteriores y récords' },
  firstTime: {
    title: '¿Es tu primera vez?',
    sentence: 'Cinco ejercicios breves y sabrás defender la isla.',
    button: 'Empezar la introducción',
  },
  bonuses: 'Bonificaciones, dos puntos cada una',
  damage: {
    title: 'Hay datos guardados dañados',
    kept: 'Esto es lo que podemos leer. Nada cambia hasta que continúes.',
    goOn: 'Seguir con lo que queda',
    reasons: {
      'bad-campaign': 'No podemos leer la campaña.',
      'no-such-difficulty': 'No podemos leer la dificultad de la campaña, así que la campaña se ha perdido.',
      'bad-attempts': 'No podemos leer los intentos de la campaña; solo queda su dificultad.',
      'bad-attempt':
        'No podemos leer un intento de la campaña. Quedan los anteriores; los siguientes se han perdido.',
      'not-annals': 'No podemos leer nada: ni campaña ni récords.',
      'newer-version': 'Lo guardó una versión más nueva de Thera. Prueba a recargar la página.',
      'bad-past': 'No podemos leer una campaña anterior.',
      'bad-best': 'No podemos leer un récord.',
      'bad-day': 'No podemos leer un escenario del día.',
      'bad-credit': 'No sabemos si una de tus partidas ya contó.',
    },
  },
  notKept: 'Este navegador no guarda nada: perderás la campaña al salir de la página.',
  cannotStart: 'No hemos podido cargar la partida. ¿Tienes conexión?',
  standing,
};
