import type { TextFor } from '../../common/text-for.ts';
import type { RefusalCode } from '../../santorini/codes.ts';

/** Why the game, or the table around it, refuses what somebody does. */
export const refusals: TextFor<RefusalCode> = {
  'not-your-turn': 'No es tu turno.',
  'game-over': 'La partida ha terminado.',
  empty: 'No hay nada que leer.',
  'bad-token': 'No se entiende esa parte.',
  illegal: 'Las reglas no lo permiten.',
  unfinished: 'Tu turno aún no está completo.',
  'too-long': 'Tu turno termina antes del último paso.',
  'awaits-chance': 'Antes hay que robar una carta.',
  'banned-pair': 'Estos dos poderes no pueden enfrentarse en esta partida.',
  'power-taken': 'Alguien ya tiene ese poder.',
  'not-offered': 'Ese poder no está en la selección.',
  'wrong-count': 'No es el número correcto de poderes o de obreros.',
  'wrong-players': 'Ese poder no vale para este número de jugadores.',
  'unknown-power': 'No hay ningún poder con ese nombre.',
  'bad-edition': 'Ese poder no tiene esa edición.',
  'powers-required': 'Con tres o cuatro jugadores, todos necesitan un poder.',
  'bad-fleece': 'Ese poder no puede ser el del Vellocino de Oro.',
  'bad-setup': 'La partida no se puede preparar así.',
  'bad-step': 'Eso no es un paso de este juego.',
  'wrong-game': 'Eso es de otra partida.',
  'no-such-seat': 'No hay ningún jugador así en esta partida.',
  'already-left': 'Esa persona ya ha dejado la partida.',
  'cannot-leave': 'Ahora no puedes dejar la partida.',
  'bad-claim': 'Ahora no hay nada que reclamar.',
  'bad-takeback': 'La partida no puede volver a ese punto.',
};
