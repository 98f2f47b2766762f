import type { GalleryText } from '../../../santorini/pages/gallery-text.ts';
import { fleece } from '../fleece.ts';
import { game } from '../game.ts';
import { tastes } from '../tastes.ts';

/** The gallery of powers. */
export const gallery: GalleryText = {
  title: 'El panteón',
  filters: {
    search: 'Busca nombres y poderes',
    groupLabel: 'Grupo',
    all: 'Todos',
    groups: {
      simple: 'Simples',
      advanced: 'Avanzados',
      'golden-fleece': 'Vellocino de Oro',
      hero: 'Héroes',
      promo: 'Promocionales',
      'second-edition': 'Segunda edición',
    },
    moreLabel: 'Jugadores y características',
    players: (count) => `${count} jugadores`,
    flags: {
      hidden: 'Secretos',
      random: 'Azar',
      tokens: 'Fichas',
      workers: 'Más o menos obreros',
      experimental: 'Experimentales',
    },
    printed: 'Cambia en la impresa',
  },
  found: (count) => (count === 1 ? '1 poder' : `${count} poderes`),
  fleece: { name: fleece.name, sentence: fleece.sentence, play: 'Jugar con él' },
  tastes,
  nothing: { sentence: 'Ningún poder coincide.', button: 'Ver todos' },
  unknown: 'No encontramos ese poder. Aquí están todos.',
  detail: {
    label: 'El poder elegido',
    close: 'Cerrar',
    previous: 'Poder anterior',
    next: 'Poder siguiente',
    kinds: {
      simple: 'Simple',
      advanced: 'Avanzado',
      'golden-fleece': 'Vellocino de Oro',
      hero: 'Héroe',
      promo: 'Promocional',
      'second-edition': 'Segunda edición',
    },
    players: (counts) => `${range(counts)} jugadores`,
    printed: 'En la edición impresa',
    goodToKnow: 'Conviene saber',
    notWith: 'No se combina con',
    noBans: 'Se combina con todos los demás poderes.',
    play: (name) => `Jugar con ${name}`,
  },
  trial: {
    open: 'Pruébalo',
    title: (name) => `Prueba ${name}`,
    close: 'Volver a todos los dioses',
    notice: 'En qué fijarte',
    again: 'Empezar de nuevo',
  },
  game,
};

function range(counts: readonly number[]): string {
  const [least, most] = [counts[0]!, counts.at(-1)!];
  return counts.length > 1 && counts.length === most - least + 1 ? `${least}–${most}` : counts.join(' o ');
}
