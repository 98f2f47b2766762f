import type { OnlineProblems } from '../../common/problem-words.ts';

/** Why something cannot be done online. */
export const onlineProblems: OnlineProblems = {
  unavailable: 'No hemos podido conectar con el servidor. ¿Tienes conexión?',
  'too-many': 'Demasiadas cosas a la vez. Espera un momento y vuelve a intentarlo.',
  'storage-full': 'Ahora mismo no queda espacio en el servidor. Inténtalo más tarde.',
  'bad-setup': 'Las reglas no permiten jugar esa mesa.',
  'rules-changed': 'Esa partida se jugó con unas reglas que ya no tenemos.',
  'no-such-table': 'Esa mesa ya no existe.',
  'table-closed': 'Esa mesa se ha cerrado.',
  'already-begun': 'Esa partida ya ha empezado.',
  'seat-taken': 'Alguien se te ha adelantado. Elige otra mesa.',
  'not-signed-in': 'Se ha cerrado tu sesión. Recarga la página y vuelve a intentarlo.',
  other: 'No ha funcionado. Vuelve a intentarlo.',
};
