import type { EnemyKind } from '@thera/santowerini';
import type { SantoweriniPlayText } from '../../santowerini/play-text.ts';
import { game } from './game.ts';
import { standing } from './pages/standing.ts';

const ATTEMPTS: Readonly<Record<number, string>> = {
  1: 'al primer intento',
  2: 'al segundo intento',
  3: 'al tercer intento',
};

const enemy = (kind: EnemyKind): string => `Un ${game.enemies[kind]}`;

/** The texts of Santowerini where it is played, beside those around any game. */
export const play: SantoweriniPlayText = {
  game,
  subtitle: (code, place, difficulty) => `${code} ${place}, ${difficulty.toLowerCase()}`.trim(),
  brief: (code, round) => (code === '' ? `ronda ${round}` : `${code}, ronda ${round}`),
  ifYouWin: 'Si ganas',
  pointsWord: (points) => (points === 1 ? 'punto' : 'puntos'),
  buildings: (standing, wanted) => `${standing} de ${wanted}`,
  inReserve: (enemies) => (enemies === 0 ? 'nadie en reserva' : `${enemies} en reserva`),
  reserveIs: (enemies) => `En reserva: ${enemies}`,
  next: {
    whenOneFalls: 'el próximo, al derrotar a uno',
    afterRound: (round) => `el próximo tras la ronda ${round}`,
  },
  defeatedLabel: 'Enemigos derrotados',
  nobodyAshore: 'No hay nadie en tierra.',
  watch: (name) => `${name}: lo que puede hacer`,
  closeForecast: 'Cerrar pronóstico',
  forecast: 'Lo que pueden hacer los enemigos',
  tapAnEnemy: 'Toca a un enemigo para ver lo que puede hacer.',
  enemiesAct: 'Turno de los enemigos',
  enemiesActed: 'Lo que han hecho los enemigos',
  speed: 'Velocidad de los enemigos',
  speeds: { normal: 'Normal', fast: 'Rápida', off: 'Al instante' },
  marks: { move: 'mover', build: 'construir', dome: 'cúpula', special: 'derrotar' },
  dangers: { step: 'puede pisar', strike: 'puede golpear', end: 'puede acabar la partida' },
  steps: { move: 'Mover', build: 'Construir' },
  dieIsCast: 'Ya se ha tirado el dado: no puedes deshacer ese turno.',
  hint: { is: (from, to, on) => `Ve de ${from} a ${to} y construye en ${on}.` },
  result: {
    won: (place, rounds, attempt) =>
      `${place}: victoria en ${rounds === 1 ? '1 ronda' : `${rounds} rondas`}, ${ATTEMPTS[attempt] ?? `en el intento ${attempt}`}.`,
    lost: {
      gate: (round) => `Un enemigo llegó a la puerta en la ronda ${round}.`,
      builders: (round) => `El último constructor cayó en la ronda ${round}.`,
      buildings: (round) => `El último edificio cayó en la ronda ${round}.`,
      'no-turn': (round) => `Ningún constructor podía moverse en la ronda ${round}.`,
    },
    reachedGate: (kind, square, round) =>
      `${enemy(kind)} llegó a la puerta en ${square}, en la ronda ${round}.`,
    heldOut: (waves, rounds) => `Has aguantado hasta la oleada ${waves}, ${rounds} rondas.`,
    gaveUp: 'Te has rendido.',
    level: 'Nivel',
    bonuses: {
      first: { earned: 'Victoria al primer intento', missed: 'Gana al primer intento' },
      alive: {
        earned: 'Los dos constructores siguen en pie',
        missed: 'Conserva a los dos constructores hasta el final',
      },
    },
    standing: (buildings, wanted) => `${buildings} de ${wanted} en pie`,
    sum: 'Este escenario',
    tryAgain: 'Otra vez',
    chooseAnother: 'Otros escenarios',
  },
  standing,
  copyLink: 'Copiar enlace a esta partida',
  copyPosition: 'Copiar posición',
  typeTurnExample: 'p. ej. B2-C2 D3',
  keys: [
    ['1–5', 'lo que puede hacer un enemigo'],
    ['0', 'cerrar el pronóstico'],
  ],
};
