import { LANGUAGES } from '@thera/texts';
import { santoriniCatalogueOf } from '@thera/texts/santorini';
import type { Plugin } from 'vite';

/** Where the server looks for what a link to each page is shown with. */
const PREVIEWS = '.vite/previews.json';

interface Preview {
  readonly title: string;
  readonly description: string;
}

/** What is told of a page where somebody shares its link, by the first part of its address. */
const PAGES: Readonly<Record<string, Readonly<Record<'en' | 'es', Preview>>>> = {
  '': {
    en: {
      title: 'Thera: Santorini on the web',
      description:
        'Move, build, climb. Every god, a computer opponent with eight levels, or pass and play with friends.',
    },
    es: {
      title: 'Thera: Santorini en la web',
      description:
        'Mueve, construye, sube. Todos los dioses, un rival con ocho niveles o amigos en el mismo dispositivo.',
    },
  },
  board: {
    en: {
      title: 'A Santorini position · Thera',
      description: 'See the position, try it out and play on from here.',
    },
    es: {
      title: 'Una posición de Santorini · Thera',
      description: 'Mira la posición, pruébala y sigue jugando desde aquí.',
    },
  },
  new: {
    en: { title: 'A game of Santorini · Thera', description: 'The table is set. Open the link and start.' },
    es: {
      title: 'Una partida de Santorini · Thera',
      description: 'La mesa está lista. Abre el enlace y empieza.',
    },
  },
  table: {
    en: { title: 'Come and play · Thera', description: 'Open the link and take a seat. No account needed.' },
    es: {
      title: 'Ven a jugar · Thera',
      description: 'Abre el enlace y siéntate a la mesa. Sin necesidad de cuenta.',
    },
  },
  gods: {
    en: { title: 'The pantheon · Thera', description: 'Every god and hero, with a position to try each.' },
    es: {
      title: 'El panteón · Thera',
      description: 'Todos los dioses y héroes, con una posición para probar cada uno.',
    },
  },
  santowerini: {
    en: { title: 'Santowerini · Thera', description: 'Hold the island: one player against the raiders.' },
    es: { title: 'Santowerini · Thera', description: 'Defiende la isla: un jugador contra los saqueadores.' },
  },
  sphinx: {
    en: {
      title: 'Riddle of the Sphinx · Thera',
      description: 'One to four builders against the riddles of the Sphinx.',
    },
    es: {
      title: 'El enigma de la Esfinge · Thera',
      description: 'De uno a cuatro constructores contra los enigmas de la Esfinge.',
    },
  },
  prometheus: {
    en: {
      title: 'The Search for Prometheus · Thera',
      description: 'Two sides, two maps: free Prometheus or hold the gate.',
    },
    es: {
      title: 'La búsqueda de Prometeo · Thera',
      description: 'Dos bandos, dos mapas: libera a Prometeo o guarda la puerta.',
    },
  },
};

/** How those who meet are named together. */
const MEETING = { en: { versus: ' vs ', and: ' & ' }, es: { versus: ' contra ', and: ' y ' } } as const;

/** What every power is called and does, by language. */
function powerNames(): object {
  const named = LANGUAGES.map((language) => {
    const cards = Object.entries(santoriniCatalogueOf(language).powers).filter(([id]) => id !== 'mortal');
    const powers = cards.map(([id, { name, power }]): readonly [string, Preview] => [
      id,
      { title: name, description: power },
    ]);
    return [
      language,
      { game: 'Santorini', powers: Object.fromEntries(powers), ...MEETING[language] },
    ] as const;
  });
  return Object.fromEntries(named);
}

/** Writes down what links are shown with, so that a server can say so in the page itself. */
export function linkPreviews(): Plugin {
  return {
    name: 'thera-link-previews',
    apply: 'build',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: PREVIEWS,
        source: JSON.stringify({ pages: PAGES, names: powerNames() }),
      });
    },
  };
}
