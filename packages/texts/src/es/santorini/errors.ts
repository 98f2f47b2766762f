import type { GAME_TEXT_ERRORS, PositionError, TurnError } from '@thera/santorini';
import type { TextFor } from '../../common/text-for.ts';

/** Why the text of a position is refused. */
export const positionErrors: TextFor<PositionError> = {
  empty: 'Aquí no hay ninguna posición.',
  'wrong-parts':
    'Una posición tiene las alturas, a quién le toca y de dos a cuatro jugadores, separados por barras.',
  'bad-heights': 'Las alturas son 25 caracteres, uno por casilla.',
  'bad-height': 'Una altura va de 0 a 4, o es a, b o c para una cúpula sobre menos de tres bloques.',
  'bad-to-move': 'A quién le toca es el número de uno de los jugadores.',
  'bad-seat': 'Un jugador es un poder, dos puntos y las casillas de sus obreros, como pan:B3,D3.',
  'unknown-power': 'No hay ningún poder con ese nombre.',
  'bad-edition': 'Ese poder no tiene esa edición.',
  'bad-state': 'Lo que hay entre corchetes no corresponde a ese poder.',
  'bad-square': 'Una casilla es una columna de la A a la E y una fila del 1 al 5, como C3.',
  'square-twice': 'Dos obreros no pueden estar en la misma casilla.',
  'worker-on-dome': 'Un obrero no puede estar sobre una cúpula.',
  'too-many-workers': 'Son más obreros de los que puede tener este jugador.',
  'wrong-players': 'Ese poder no es para este número de jugadores.',
  'bad-extras': 'La última parte se escribe como clave=valor, con punto y coma entre ellas.',
  'bad-phase': 'La fase no existe, o el resto de la posición no encaja con ella.',
  'bad-team': 'Con cuatro jugadores, se escriben las casillas del 1 y del 2, y = para sus parejas.',
  'to-move-out': 'El jugador al que le toca ya está fuera de la partida.',
  'two-winners': 'Solo puede haber ganado un jugador o un equipo.',
};

/** Why the text of a turn is refused. */
export const turnErrors: TextFor<TurnError> = {
  empty: 'Aquí no hay ningún turno.',
  'bad-token': 'No hemos podido leer esa parte del turno.',
  illegal: 'Las reglas no permiten ese turno aquí.',
  unfinished: 'El turno aún no está completo.',
  'too-long': 'El turno termina antes de su último paso.',
  'awaits-chance': 'Antes de seguir hay que robar una carta.',
  'game-over': 'La partida ha terminado: ya no hay más turnos.',
};

/** Why the text of a game is refused. */
export const gameTextErrors: TextFor<(typeof GAME_TEXT_ERRORS)[number]> = {
  'bad-tag': 'Una etiqueta es un nombre y un valor, escritos así: [Players "2"].',
  'missing-tag': 'Falta una etiqueta necesaria.',
  'wrong-game': 'Esto es de otro juego.',
  'bad-setup': 'Los poderes no encajan con el número de jugadores, o el primer jugador no es uno de ellos.',
  'bad-number': 'Los turnos se numeran desde el 1, uno tras otro.',
  'bad-comment': 'Un comentario se escribe así: {[%clk 4:12]} o {[%eval 0.62]}.',
  'bad-result': 'El resultado no corresponde a la partida jugada.',
};
