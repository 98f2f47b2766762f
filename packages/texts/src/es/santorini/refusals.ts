import type { TextFor } from '../../common/text-for.ts';
import type { RefusalCode } from '../../santorini/codes.ts';

/** Why the game, or the table around it, refuses what somebody does. */
export const refusals: TextFor<RefusalCode> = {
  'not-your-turn': 'No es tu turno.',
  'game-over': 'La partida ha terminado.',
  empty: 'No hay nada que leer.',
  'bad-token': 'No se entiende esa parte.',
  illegal: 'Las reglas no lo permiten.',
  unfinished: 'Aún queda algo por hacer antes de terminar tu turno.',
  'too-long': 'Tu turno acaba antes del último paso.',
  'awaits-chance': 'Antes hay que sacar una carta.',
  'banned-pair': 'Estos dos poderes no pueden enfrentarse en esta mesa.',
  'power-taken': 'Alguien tiene ya ese poder.',
  'not-offered': 'Ese poder no está entre los ofrecidos.',
  'wrong-count': 'No es el número correcto de poderes o de obreros.',
  'wrong-players': 'Ese poder no es para este número de jugadores.',
  'unknown-power': 'No hay ningún poder con ese nombre.',
  'bad-edition': 'Ese poder no tiene esa edición.',
  'powers-required': 'Con tres o cuatro jugadores todos necesitan un poder.',
  'bad-fleece': 'Ese poder no puede estar junto al tablero.',
  'bad-setup': 'La mesa no se puede preparar así.',
  'bad-step': 'Eso no es un paso de este juego.',
  'wrong-game': 'Eso es de otra partida.',
  'no-such-seat': 'No existe ese puesto en esta mesa.',
  'already-left': 'Esa persona ya ha dejado la partida.',
  'cannot-leave': 'Ahora nadie puede dejar la partida.',
  'bad-claim': 'Ahora no hay nada que reclamar.',
  'bad-takeback': 'La partida no puede volver a ese punto.',
};
