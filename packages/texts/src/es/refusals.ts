import type { TextFor } from '../catalogue.ts';
import type { RefusalCode } from '../codes.ts';

/** Why the game, or the table around it, refuses what somebody does. */
export const refusals: TextFor<RefusalCode> = {
  'not-your-turn': 'No es tu turno.',
  'game-over': 'La partida ha terminado.',
  illegal: 'Las reglas no lo permiten.',
  unfinished: 'Aún queda algo por hacer antes de terminar tu turno.',
  'banned-pair': 'Estos dos poderes no pueden enfrentarse en esta mesa.',
  'power-taken': 'Alguien tiene ya ese poder.',
  'not-offered': 'Ese poder no está entre los ofrecidos.',
  'wrong-count': 'No es el número correcto de poderes o de obreros.',
  'wrong-players': 'Ese poder no es para este número de jugadores.',
  'wrong-game': 'Eso es de otra partida.',
  'no-such-seat': 'No existe ese puesto en esta mesa.',
  'already-left': 'Esa persona ya ha dejado la partida.',
  'cannot-leave': 'Ahora nadie puede dejar la partida.',
  'bad-claim': 'Ahora no hay nada que reclamar.',
  'bad-takeback': 'La partida no puede volver a ese punto.',
};
