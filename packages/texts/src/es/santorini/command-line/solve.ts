import type { SolveText } from '../../../santorini/command-line/solve-text.ts';

/** The words of a proof. */
export const solve: SolveText = {
  wins: (seats, plies) => `El jugador ${seats} gana por la fuerza en ${plies} turnos.`,
  isShortest: 'No se puede en menos.',
  mayBeShorter: (searched) =>
    `En ${searched} no se puede; no está demostrado que hagan falta todos los demás.`,
  isOver: (seats) => `La partida ha terminado: ha ganado el jugador ${seats}.`,
  nothing: (searched) => `Nadie gana por la fuerza en ${searched} turnos.`,
  nodes: (nodes, seconds) => `${nodes} posiciones, ${seconds} s`,
  errors: {
    'hidden-information': () => 'Nada se puede demostrar donde hay algo oculto.',
    'three-sides': () => 'Nada se puede demostrar para tres jugadores.',
    'not-in-play': () => 'En esta posición todavía no se juega.',
    'no-file': (file) => `No hay ningún archivo ${file} que se pueda leer.`,
    'bad-game': (game) => `Una partida del archivo no se puede leer: ${game}.`,
  },
};
