import type { PowerText } from '../../santorini/power-text.ts';

/** The card of a player without a power: the rules everybody shares. */
export const mortal: PowerText = {
  name: 'Mortal',
  title: 'Sin poder',
  power: 'En tu turno mueves uno de tus obreros y construyes con él, sin ayuda de los dioses.',
  theirs: 'En su turno mueve uno de sus obreros y construye con él, sin ayuda de los dioses.',
  help: [
    'Mueve un obrero a una casilla vecina libre: sube un nivel como mucho y baja cuanto quieras.',
    'Después ese mismo obrero construye en una casilla vecina libre: el bloque siguiente, o una cúpula sobre tres bloques.',
    'Una casilla está libre cuando no tiene ni obrero ni cúpula.',
    'Ganas cuando tu obrero sube al nivel 3 en tu turno. Pasar de un nivel 3 a otro no gana.',
    'Que te desplacen no es moverse: un obrero desplazado al nivel 3 no gana.',
    'Hay que mover y construir. Si no puedes hacer las dos cosas, pierdes.',
  ],
};
