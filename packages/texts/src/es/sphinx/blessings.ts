import type { BlessingText, BlessingTexts } from '../../sphinx/card-text.ts';

/** The blessings. */
export const blessings: BlessingTexts = {
  'stepping-stones': {
    name: 'Piedras de paso',
    effect: 'El obrero que muevas puede hacer un movimiento más antes de construir.',
  },
  'spare-hands': { name: 'Manos de sobra', effect: 'El obrero que moviste puede construir una vez más.' },
  'quarry-gift': { name: 'Regalo de la cantera', effect: 'Añade un bloque de nivel 1 a la reserva.' },
  barter: { name: 'Trueque', effect: 'Cambia una pieza de la reserva por cualquiera de la caja.' },
  'west-wind': {
    name: 'Viento del oeste',
    effect: 'Desplaza a cualquier obrero a una casilla vecina, un nivel más alta como mucho.',
  },
  'sure-feet': { name: 'Pie firme', effect: 'Tu obrero puede subir dos niveles en un movimiento.' },
  'fresh-omens': {
    name: 'Nuevos presagios',
    effect: 'Pon cuantos dioses disponibles quieras debajo del mazo; otros ocupan su lugar.',
  },
  'trade-places': { name: 'Cambio de sitio', effect: 'Dos obreros que elijas cambian de lugar.' },
  'masons-chest': { name: 'Cofre del cantero', effect: 'Añade un bloque de nivel 2 a la reserva.' },
  'second-wind': {
    name: 'Segundo aliento',
    effect: 'Después de tu construcción, otro obrero tuyo también se mueve y construye.',
  },
  'veil-of-mist': {
    name: 'Velo de niebla',
    effect: 'Al final de este turno no pasa nada, y los contadores no avanzan.',
  },
  'high-stone': { name: 'Piedra alta', effect: 'Añade un bloque de nivel 3 a la reserva.' },
  'rope-bridge': {
    name: 'Puente de cuerda',
    effect: 'Tu obrero puede cruzar en línea recta un hueco de una casilla, pero no en diagonal.',
  },
  'dawn-dome': { name: 'Cúpula del alba', effect: 'Añade una cúpula a la reserva.' },
  'pull-down': {
    name: 'Derribo',
    effect: 'Quita el bloque más alto de una torre libre junto a un obrero tuyo y ponlo en la reserva.',
  },
  'ferrymans-mercy': {
    name: 'Piedad del barquero',
    effect: 'Un obrero caído vuelve a cualquier casilla libre del suelo.',
  },
  'open-hand': { name: 'Mano abierta', effect: 'Puedes llamar a un dios además de tu acción.' },
  'answered-prayer': { name: 'Plegaria atendida', effect: 'Una gema gastada vuelve a la Esfinge.' },
  cornucopia: { name: 'Cornucopia', effect: 'Añade dos piezas a elegir a la reserva.' },
  'polaris-favor': {
    name: 'Favor de Polaris',
    effect: 'En este turno tienes el poder de cualquiera de vuestros dioses amigos.',
  },
};

/** The card of the parcel. */
export const oedipus: BlessingText = {
  name: 'Edipo',
  effect:
    'Una vez en este enigma, nombra una gema que siga ahí en vez de tirar: ganas el juego de la Esfinge.',
};
