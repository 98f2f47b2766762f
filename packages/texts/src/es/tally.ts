import type { TallyText } from '../tally-text.ts';

/** What came of games against the computer. */
export const tally: TallyText = {
  title: 'Victorias y derrotas',
  byLevel: 'Por nivel',
  byPower: 'Por dios',
  noPower: 'Sin dios',
  columns: { won: 'Ganadas', lost: 'Perdidas', drawn: 'Tablas' },
  against: (level, { won, lost, drawn }) =>
    `Nivel ${level}: ${[
      won === 1 ? '1 victoria' : `${won} victorias`,
      lost === 1 ? '1 derrota' : `${lost} derrotas`,
      ...(drawn === 0 ? [] : [`${drawn} tablas`]),
    ].join(', ')}`,
  suggestion: {
    won: (level) => `Tres victorias seguidas. ¿Subes a ${level}?`,
    lost: (level) => `Tres derrotas seguidas. ¿Pruebas con ${level}?`,
  },
};
