import type { SolveText } from '../../../santorini/command-line/solve-text.ts';

/** The words of a proof. */
export const solve: SolveText = {
  wins: (seats, plies) => `El jugador ${seats} gana por la fuerza en ${plies} turnos.`,
  isShortest: 'No hay victoria más rápida.',
  mayBeShorter: (searched) => `No hay victoria en ${searched}; puede haber una intermedia.`,
  isOver: (seats) => `La partida ha terminado: ha ganado el jugador ${seats}.`,
  nothing: (searched) => `Nadie gana por la fuerza en ${searched} turnos.`,
  nodes: (nodes, seconds) => `${nodes} posiciones, ${seconds} s`,
  errors: {
    'hidden-information': () => 'No se pueden resolver posiciones con algo oculto.',
    'three-sides': () => 'No se pueden resolver partidas de tres jugadores.',
    'not-in-play': () => 'En esta posición la partida aún no ha empezado.',
    'no-file': (file) => `No se puede leer el archivo ${file}.`,
    'bad-game': (game) => `No se puede leer una partida del archivo: ${game}.`,
  },
};
