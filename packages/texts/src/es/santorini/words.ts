import type { Words } from '../../santorini/words-text.ts';
import { words as common } from '../common/words.ts';

/** Words that head lists and label things. */
export const words: Words = {
  ...common,
  groups: {
    simple: 'Poderes simples',
    advanced: 'Poderes avanzados',
    'golden-fleece': 'Poderes del Vellocino de Oro',
    hero: 'Héroes',
    promo: 'Poderes promocionales',
    'second-edition': 'Segunda edición (experimental)',
  },
  phases: {
    offer: 'Preparación de la selección',
    pick: 'Elección de poderes',
    start: 'Elección de quién empieza',
    place: 'Colocación de obreros',
    play: 'En juego',
    over: 'Partida terminada',
  },
  colours: { orange: 'naranja', blue: 'azul', green: 'verde', purple: 'morado' },
  editions: { revised: 'Edición revisada', printed: 'Edición impresa' },
  flags: {
    hidden: 'Información oculta',
    random: 'Azar',
    tokens: 'Fichas',
    workers: 'Más o menos obreros',
    experimental: 'Experimental',
  },
  directions: {
    n: 'norte',
    ne: 'noreste',
    e: 'este',
    se: 'sureste',
    s: 'sur',
    sw: 'suroeste',
    w: 'oeste',
    nw: 'noroeste',
  },
  noDirection: 'ninguna dirección',
  players: (count) => (count === 1 ? '1 jugador' : `${count} jugadores`),
};
