import type { GalleryText } from '../../../santorini/pages/gallery-text.ts';
import { fleece } from '../fleece.ts';
import { game } from '../game.ts';
import { tastes } from '../tastes.ts';

/** The gallery of powers. */
export const gallery: GalleryText = {
  title: 'The pantheon',
  filters: {
    search: 'Search names and powers',
    groupLabel: 'Group',
    all: 'All',
    groups: {
      simple: 'Simple',
      advanced: 'Advanced',
      'golden-fleece': 'Golden Fleece',
      hero: 'Heroes',
      promo: 'Promo',
      'second-edition': 'Second edition',
    },
    moreLabel: 'Players and features',
    players: (count) => `${count} players`,
    flags: {
      hidden: 'Hidden',
      random: 'Chance',
      tokens: 'Tokens',
      workers: 'More or fewer workers',
      experimental: 'Experimental',
    },
    printed: 'Printed version differs',
  },
  found: (count) => (count === 1 ? '1 power' : `${count} powers`),
  fleece: { name: fleece.name, sentence: fleece.sentence, play: 'Play with it' },
  tastes,
  nothing: { sentence: 'No powers match.', button: 'Show all' },
  unknown: 'We couldn’t find that power. Here are all of them.',
  detail: {
    label: 'Selected power',
    close: 'Close',
    previous: 'Previous power',
    next: 'Next power',
    kinds: {
      simple: 'Simple',
      advanced: 'Advanced',
      'golden-fleece': 'Golden Fleece',
      hero: 'Hero',
      promo: 'Promo',
      'second-edition': 'Second edition',
    },
    players: (counts) => `${range(counts)} players`,
    printed: 'In the printed edition',
    goodToKnow: 'Good to know',
    notWith: 'Can’t be paired with',
    noBans: 'Can be paired with every other power.',
    play: (name) => `Play as ${name}`,
  },
  trial: {
    open: 'Try it',
    title: (name) => `Try ${name}`,
    close: 'Back to all gods',
    notice: 'What to look for',
    again: 'Start over',
  },
  game,
};

function range(counts: readonly number[]): string {
  const [least, most] = [counts[0]!, counts.at(-1)!];
  return counts.length > 1 && counts.length === most - least + 1 ? `${least}–${most}` : counts.join(' or ');
}
