import type { TallyText } from '../tally-text.ts';

/** What came of games against the computer. */
export const tally: TallyText = {
  title: 'Wins and losses',
  byLevel: 'By level',
  byPower: 'By god',
  noPower: 'No god',
  columns: { won: 'Won', lost: 'Lost', drawn: 'Drawn' },
  against: (level, { won, lost, drawn }) =>
    `Against ${level}: ${[
      won === 1 ? '1 win' : `${won} wins`,
      lost === 1 ? '1 loss' : `${lost} losses`,
      ...(drawn === 0 ? [] : [drawn === 1 ? '1 draw' : `${drawn} draws`]),
    ].join(', ')}`,
  suggestion: {
    won: (level) => `Three wins in a row. Ready for ${level}?`,
    lost: (level) => `Three losses in a row. Try ${level}?`,
  },
};
