import type { AnnalsText } from '../../../santowerini/pages/annals-text.ts';
import { game } from '../game.ts';

const rounds = (count: number): string => (count === 1 ? '1 ronda' : `${count} rondas`);

/** The page of past campaigns and personal bests. */
export const annals: AnnalsText = {
  title: 'Campañas anteriores y récords',
  game,
  back: 'Santowerini',
  damaged: 'No podemos leer parte de lo guardado. La página de la campaña te dice qué.',
  campaigns: {
    title: 'Campañas',
    none: 'Aún no has terminado ninguna campaña. Juega los seis niveles y aquí verás tu rango.',
    rank: (rank, points) => `${rank}, ${game.points(points)}`,
    levels: (won, of) => `${won} de ${of} niveles ganados`,
    unfinished: 'acabada antes de tiempo',
  },
  bests: {
    title: 'Récords',
    none: 'Nada todavía. Aquí aparecerá tu récord en cada escenario.',
    scenario: 'Escenario',
    cell: (points, count) => `${points} · ${rounds(count)}`,
    lost: 'perdido',
    never: 'sin jugar',
    note: 'Más puntos y menos rondas en una victoria.',
  },
  siege: {
    title: 'El largo asedio',
    none: 'Aún sin intentar.',
    best: (defeated, wave, count) =>
      `${defeated} derrotados, oleada ${wave}, ${rounds(count)} de resistencia`,
  },
  days: {
    title: 'Escenarios del día',
    none: 'Aún no has jugado ningún escenario del día.',
    won: (points, count) => `${game.points(points)} en ${rounds(count)}`,
    lost: 'perdido',
    tries: (tries) => (tries === 1 ? 'un intento' : `${tries} intentos`),
  },
};
