import type { EndingText } from '../../prometheus/ending-text.ts';

/** How a game ended. */
export const endings: EndingText = {
  wins: (side) => `Gana ${side.the}.`,
  nobodyWins: 'No gana nadie.',
  calm: 'El can está en calma y la puerta queda abierta.',
  exit: (god) => `${god.the} ha salido del Olimpo.`,
  god: (god) => `${god.the} ha sido destruido.`,
  cerberus: 'Cerbero ha sido destruido.',
  cap: (winner) => `Se acabó el tiempo y ${winner.the} llegó más cerca.`,
  even: 'Se acabó el tiempo y ningún bando llegó más cerca.',
  left: (side) => `${side.the} ha dejado la partida.`,
};
