import type { PlaceCode } from '@thera/santowerini';
import type { PlaceText } from '../../santowerini/game-text.ts';

/** The places to defend. */
export const places: Readonly<Record<PlaceCode, PlaceText>> = {
  '1A': { name: 'First Landing', line: 'Sails on the horizon, and the first boats on the sand.' },
  '1B': { name: 'Fishing Village', line: 'They come along the western pier at dawn.' },
  '2A': { name: 'Two Sails', line: 'Two boats at once, from both ends of the beach.' },
  '2B': { name: 'The Couriers', line: 'Couriers run straight for the gate; the rest keep you busy.' },
  '3A': { name: 'Sappers at the Wall', line: 'Picks and powder: they take down two floors at a time.' },
  '3B': { name: 'Crossroads', line: 'The square in the middle of town must stay free.' },
  '4A': { name: 'The Brutes', line: 'It takes a whole wall to bring one of these down.' },
  '4B': { name: 'Night Raid', line: 'No moon, and fast feet in the dark.' },
  '5A': { name: 'Captain’s Orders', line: 'One voice keeps the whole line moving.' },
  '5B': { name: 'Encircled', line: 'Every corner of the island is theirs tonight.' },
  '6A': { name: 'The Great Armada', line: 'The horizon is made of sails.' },
  '6B': {
    name: 'Last Stand of Thera',
    line: 'The last square of the old town, under attack from all sides.',
  },
  endless: {
    name: 'The Long Siege',
    line: 'Wave after wave, each bigger than the last. How long can you hold out?',
  },
};
