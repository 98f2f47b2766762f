import type { GAME_TEXT_ERRORS, PositionError, TurnError } from '@thera/santorini';
import type { TextFor } from '../../common/text-for.ts';

/** Why the text of a position is refused. */
export const positionErrors: TextFor<PositionError> = {
  empty: 'No hay ninguna posición que leer.',
  'wrong-parts':
    'Una posición tiene las alturas, el puesto que juega y de dos a cuatro puestos, separados por barras.',
  'bad-heights': 'Las alturas son 25 caracteres, uno por casilla.',
  'bad-height': 'Una altura va de 0 a 4, o es a, b o c para una cúpula sobre menos de tres bloques.',
  'bad-to-move': 'El puesto que juega es el número de alguien sentado a la mesa.',
  'bad-seat': 'Un puesto es un poder, dos puntos y las casillas de sus obreros, como pan:B3,D3.',
  'unknown-power': 'No hay ningún poder con ese nombre.',
  'bad-edition': 'Ese poder no tiene esa edición.',
  'bad-state': 'Lo escrito entre corchetes no corresponde a ese poder.',
  'bad-square': 'Una casilla es una columna de la A a la E y una fila del 1 al 5, como C3.',
  'square-twice': 'Dos obreros no pueden estar en la misma casilla.',
  'worker-on-dome': 'Un obrero no puede estar sobre una cúpula.',
  'too-many-workers': 'Son más obreros de los que puede tener este bando.',
  'wrong-players': 'Ese poder no es para este número de jugadores.',
  'bad-extras': 'La última parte se escribe como clave=valor, con punto y coma entre ellas.',
  'bad-phase': 'La fase no existe, o el resto de la posición no encaja con ella.',
  'bad-team': 'En una partida de cuatro, los puestos 1 y 2 escriben las casillas y sus parejas escriben =.',
  'to-move-out': 'A quien le toca jugar ya está fuera de la partida.',
  'two-winners': 'Solo puede haber ganado un bando.',
};

/** Why the text of a turn is refused. */
export const turnErrors: TextFor<TurnError> = {
  empty: 'No hay ningún turno que leer.',
  'bad-token': 'No se entiende esa parte del turno.',
  illegal: 'Las reglas no permiten ese turno aquí.',
  unfinished: 'El turno aún no está completo.',
  'too-long': 'El turno termina antes de su último paso.',
  'awaits-chance': 'Hay que sacar una carta antes de que nadie pueda jugar.',
  'game-over': 'La partida ha terminado: ya no hay más turnos.',
};

/** Why the text of a game is refused. */
export const gameTextErrors: TextFor<(typeof GAME_TEXT_ERRORS)[number]> = {
  'bad-tag': 'Una etiqueta es un nombre y un valor, escritos así: [Players "2"].',
  'missing-tag': 'Falta una etiqueta que la partida necesita.',
  'wrong-game': 'Este texto es de otro juego.',
  'bad-setup': 'Los poderes no encajan con el número de jugadores, o quien empieza no es uno de ellos.',
  'bad-number': 'Los turnos se numeran desde el 1, uno tras otro.',
  'bad-comment': 'Un comentario se escribe así: {[%clk 4:12]} o {[%eval 0.62]}.',
  'bad-result': 'El resultado no corresponde a la partida jugada.',
};
