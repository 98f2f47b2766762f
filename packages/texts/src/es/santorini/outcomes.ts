import type { Outcomes } from '../../santorini/words-text.ts';
import { words } from './words.ts';

/** How a game ends, or a player leaves it. */
export const outcomes: Outcomes = {
  won: (player) => `${player} gana la partida.`,
  wonTogether: (first, second) => `${words.list([first, second])} ganan juntos la partida.`,
  noTurnLeft: (player) => `${player} no tiene ningún turno posible y pierde.`,
  resigned: (player) => `${player} se rinde.`,
  outOfTime: (player) => `A ${player} se le ha acabado el tiempo.`,
  out: (player) => `${player} queda fuera de la partida.`,
  drawn: {
    repetition: 'Nadie gana: la misma posición ha vuelto demasiadas veces.',
    'ply-cap': 'Nadie gana: la partida ha llegado a su límite de turnos.',
    abandoned: 'Nadie gana: la partida se dejó antes de empezar.',
    resignation: 'Nadie gana: alguien se fue antes del primer turno.',
    flag: 'Nadie gana: a alguien se le acabó el tiempo antes del primer turno.',
    absence: 'Nadie gana: alguien lleva demasiado tiempo ausente.',
    agreed: 'Nadie gana: los jugadores han acordado tablas.',
  },
  goesOn: 'La partida sigue.',
};
