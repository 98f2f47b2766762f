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
  lead: 'Los saqueadores desembarcan. Atráelos con casas, construye sobre sus cabezas, guarda la puerta.',
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
  difficultyNote: 'Una sola dificultad para toda la campaña: fácil cuesta dos puntos, experto da dos.',
  difficultyFixed: 'Vale para toda la campaña.',
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
    again: 'Empezar otra campaña',
  },
  anew: {
    ask: 'Empezar de nuevo',
    warning: 'Esta campaña acaba aquí y pasa a las anteriores.',
    confirm: 'Acabarla y empezar otra',
    cancel: 'Seguir con ella',
  },
  single: {
    title: 'Un escenario suelto',
    note: 'Cualquier escenario con cualquier dificultad, puntuado por sí solo.',
    close: 'Cerrar',
  },
  today: {
    title: 'El escenario de hoy',
    note: 'El mismo desembarco y los mismos dados para todos.',
    play: 'Jugar el escenario de hoy',
    again: 'Jugarlo otra vez',
    best: (count, length) => `Tu mejor de hoy: ${points(count)} en ${rounds(length)}`,
    lost: (tries) => (tries === 1 ? 'Perdido una vez' : `Perdido ${tries} veces`),
    notYet: 'Aún sin jugar',
    share: 'Compartir el resultado',
    shared: 'Copiado. Pégalo donde quieras.',
    cannotShare: 'No se pudo copiar el resultado.',
    result: (day, place, count, length) =>
      `Santowerini, ${day}: ${place}, ganado en ${rounds(length)}, ${points(count)}. ¿Lo mejoras?`,
    lostResult: (day, place) => `Santowerini, ${day}: ${place}, y la ciudad ha caído. ¿Resistes tú?`,
  },
  siege: {
    play: 'Resistir el asedio',
    best: (defeated, wave) => `Tu mejor: ${defeated} derrotados, oleada ${wave}`,
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
    title: 'Algo de lo guardado está dañado',
    kept: 'Aquí ves lo que se puede leer. Nada cambia hasta que sigas.',
    goOn: 'Seguir con lo que queda',
    reasons: {
      'bad-campaign': 'La campaña no se puede leer.',
      'no-such-difficulty': 'La dificultad de la campaña no se puede leer, así que se ha perdido.',
      'bad-attempts': 'Los intentos de la campaña no se pueden leer; solo queda su dificultad.',
      'bad-attempt':
        'Un intento de la campaña no se puede leer. Quedan los anteriores; los siguientes se han perdido.',
      'not-annals': 'No se puede leer nada: ni campaña ni récords.',
      'newer-version':
        'Lo escribió una versión más nueva de Thera, que esta no sabe leer. Prueba a recargar.',
      'bad-past': 'Una campaña anterior no se puede leer.',
      'bad-best': 'Un récord no se puede leer.',
      'bad-day': 'El resultado de un día no se puede leer.',
      'bad-credit': 'De alguna partida no se puede leer si ya contó.',
    },
  },
  notKept: 'Este navegador no guarda nada: la campaña se pierde al salir de la página.',
  cannotStart: 'No se pudo cargar la partida. ¿Tienes conexión?',
  standing,
};
