import type { Words } from '../../santorini/words-text.ts';
import { words as common } from '../common/words.ts';

/** Words that head lists and label things. */
export const words: Words = {
  ...common,
  groups: {
    simple: 'Simple powers',
    advanced: 'Advanced powers',
    'golden-fleece': 'Golden Fleece powers',
    hero: 'Heroes',
    promo: 'Promo powers',
    'second-edition': 'Second edition (experimental)',
  },
  phases: {
    offer: 'Choosing the draft',
    pick: 'Picking powers',
    start: 'Choosing who starts',
    place: 'Placing workers',
    play: 'Playing',
    over: 'Game over',
  },
  colours: { orange: 'orange', blue: 'blue', green: 'green', purple: 'purple' },
  editions: { revised: 'Revised edition', printed: 'Printed edition' },
  flags: {
    hidden: 'Hidden information',
    random: 'Chance',
    tokens: 'Tokens',
    workers: 'More or fewer workers',
    experimental: 'Experimental',
  },
  directions: {
    n: 'north',
    ne: 'north-east',
    e: 'east',
    se: 'south-east',
    s: 'south',
    sw: 'south-west',
    w: 'west',
    nw: 'north-west',
  },
  noDirection: 'no direction',
  players: (count) => (count === 1 ? '1 player' : `${count} players`),
};
