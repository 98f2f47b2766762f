import type { Outcomes } from '../../santorini/words-text.ts';

/** How a game ends for reasons of its own, or a player leaves it. */
export const outcomes: Outcomes = {
  noTurnLeft: (player) => `${player} no puede mover y construir, y pierde.`,
  fell: (player, square) => `${player} ha caído al abismo en ${square}.`,
  drawn: {
    repetition: 'Tablas por repetición: la misma posición ha salido tres veces.',
    'ply-cap': 'Tablas: la partida ha llegado al límite de turnos.',
  },
};
