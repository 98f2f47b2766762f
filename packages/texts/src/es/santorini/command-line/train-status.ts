import type { TrainStatusText } from '../../../santorini/command-line/train-status-text.ts';

/** The words of what training has so far. */
export const status: TrainStatusText = {
  empty: (folder) => `Aún no hay muestras en ${folder}. Créalas con thera train play.`,
  all: (folder, positions, games) => `${folder}: ${positions} posiciones de ${games} partidas`,
  disk: (megabytes, files) => `${megabytes} MB en el disco, archivos: ${files}`,
  sources: { net: 'red', nodes: 'por turno', positions: 'posiciones', games: 'partidas', scale: 'escala' },
  byHand: 'a mano',
  unknown: 'desconocida',
  powers: {
    rarest: (powers) => `poderes más raros: ${powers}`,
    median: (power) => `poder mediano: ${power}`,
    most: (power) => `el más frecuente: ${power}`,
  },
  wins: {
    games: 'gana',
    first: 'el primero',
    second: 'el segundo',
    nobody: 'nadie',
    count: 'partidas',
    mortals: 'sin poderes',
    powers: 'con poderes',
  },
  idle: 'Ahora no se está jugando.',
  running: (process, time, games, positions) =>
    `El proceso ${process} juega desde hace ${time}: ${games} partidas por minuto, ${positions} posiciones por segundo.`,
};
