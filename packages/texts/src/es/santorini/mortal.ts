import type { PowerText } from '../../santorini/power-text.ts';

/** The card of a player without a power: the rules everybody shares. */
export const mortal: PowerText = {
  name: 'Mortal',
  title: 'Sin poder',
  power: 'En tu turno uno de tus obreros se mueve y después construye, sin ayuda de los dioses.',
  help: [
    'Mueve a un obrero a una casilla vecina libre: puede subir un nivel como mucho y bajar cuantos quieras.',
    'Después ese mismo obrero construye en una casilla vecina libre: el bloque siguiente, o una cúpula sobre tres bloques.',
    'Una casilla está libre cuando no tiene ni obrero ni cúpula.',
    'Ganas cuando tu obrero sube al nivel 3 en tu turno. Pasar de un nivel 3 a otro nivel 3 no gana.',
    'Un obrero forzado no se ha movido: que lo fuercen hasta el nivel 3 nunca gana.',
    'Hay que mover y construir. Cuando no te queda ningún turno completo, pierdes.',
  ],
};
