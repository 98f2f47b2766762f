import type { Outcomes } from '../../santorini/words-text.ts';

/** How a game ends for reasons of its own, or a player leaves it. */
export const outcomes: Outcomes = {
  noTurnLeft: (player) => `${player} no tiene ningún turno posible y pierde.`,
  drawn: {
    repetition: 'Nadie gana: la misma posición ha vuelto demasiadas veces.',
    'ply-cap': 'Nadie gana: la partida ha llegado a su límite de turnos.',
    abandoned: 'Nadie gana: la partida se dejó antes de empezar.',
    resignation: 'Nadie gana: alguien se fue antes del primer turno.',
    flag: 'Nadie gana: a alguien se le acabó el tiempo antes del primer turno.',
  },
};
