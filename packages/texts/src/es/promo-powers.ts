import type { PromoPowerTexts } from '../power-text.ts';

/** The promotional powers. */
export const promoPowers: PromoPowerTexts = {
  asteria: {
    name: 'Asteria',
    title: 'Diosa de las estrellas fugaces',
    power:
      'Si tu obrero ha bajado en este turno, al final puedes poner una cúpula en cualquier casilla libre, sea cual sea su altura.',
    help: [
      'La casilla puede estar en cualquier parte del tablero. No puede tener obrero ni cúpula.',
      'La cúpula llega después de tu construcción normal y no la sustituye. Puedes renunciar a ella.',
      'Basta con bajar un nivel, y bajar más no da más cúpulas.',
      'Un obrero forzado hacia abajo no ha bajado, así que no da derecho a cúpula.',
      'Contra Perséfone no puedes bajar mientras uno de tus obreros pueda subir. Contra Hades, nunca.',
      'Limos no impide tu cúpula; en la edición impresa sí, junto a sus obreros y sobre menos de tres bloques.',
    ],
  },
  pegasus: {
    name: 'Pegaso',
    title: 'Caballo con alas',
    power: 'Tu obrero puede subir más de un nivel de una vez, pero con ese vuelo no gana.',
    help: [
      'Puedes volar del suelo al nivel 2 o al 3, y del nivel 1 al nivel 3.',
      'Ganas como todos: subiendo del nivel 2 al nivel 3.',
      'Tras un vuelo al nivel 3 el turno sigue y el obrero construye. Tiene que bajar antes de poder ganar.',
      'Volar es subir: Atenea y Nike pueden prohibirlo.',
      'Perséfone puede exigirlo: si un vuelo es tu única manera de subir, tienes que volar.',
    ],
  },
};
