import type { BoardText } from '../board-text.ts';

/** What is said beside a board that is drawn in text. */
export const board: BoardText = {
  legend: 'Las cifras son niveles, ∩ es una cúpula.',
  femaleLegend: '♀ señala a una obrera.',
  extraTurn: 'turno extra con un obrero rival',
  hasWon: 'ha ganado',
  isOut: 'está fuera de la partida',
  noPowerYet: 'todavía sin poder',
  anyPower: 'Se puede elegir cualquier poder.',
  onOffer: (powers) => `Se ofrecen: ${powers}.`,
  challenger: (player) => `${player} hace la oferta.`,
  starts: (player) => `Empieza ${player}.`,
  climbed: 'subió en su último turno',
  stored: (builds) => `construcciones guardadas: ${builds}`,
  inForce: (power) => `ahora con el poder de ${power}`,
  undrawn: 'falta sacar el siguiente poder',
  laidAside: (powers) => `apartados: ${powers}`,
  holds: (power) => `tiene el poder de ${power}`,
  heldBy: (player) => `${player} tiene este poder`,
};
