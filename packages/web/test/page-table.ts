import { keptAdventures, newAdventure, toldAdventure, withPlay } from './sphinx-logs.ts';

interface Row {
  readonly page: string;
  readonly path: string;
  /** The page puts the focus to what it was opened for. */
  readonly takesFocus?: boolean;
  /** What the browser has kept from earlier. */
  readonly kept?: Readonly<Record<string, string>>;
}

const TWO_RIDDLES = toldAdventure('midway', [
  { riddle: 0, achieved: ['silver', 'gold'] },
  { riddle: 1, achieved: ['silver', 'gold', 'heroic'], isExpert: true },
]);
const DUE = withPlay(
  { ...TWO_RIDDLES, id: 'due' },
  {
    riddle: 2,
    achieved: ['silver'],
    guests: [
      ['Ana', 'white'],
      ['Chloe', 'brown'],
    ],
  },
);
const TOLD = toldAdventure(
  'told',
  Array.from({ length: 23 }, (_, riddle) => ({ riddle, achieved: ['silver'] as const })),
);
const kept = keptAdventures(TWO_RIDDLES, DUE, TOLD, newAdventure('begun'));

/** Every kind of page, by an address of it. A new page gets a row, and with it the tests that all pages pass. */
export const PAGE_TABLE: readonly Row[] = [
  { page: 'home', path: '/' },
  { page: 'new game', path: '/new' },
  { page: 'open', path: '/open' },
  { page: 'gods', path: '/gods' },
  { page: 'one god', path: '/gods/minotaur', takesFocus: true },
  { page: 'learn', path: '/learn' },
  { page: 'rules', path: '/rules' },
  { page: 'own games', path: '/games' },
  { page: 'the account', path: '/account' },
  { page: 'the lobby', path: '/online' },
  { page: 'a new table', path: '/new?where=online' },
  { page: 'settings', path: '/settings' },
  { page: 'a position', path: '/board/0010002120011100120000000/1/minotaur:B3,D2/athena[^]:C3,D4' },
  { page: 'Santowerini', path: '/santowerini' },
  { page: 'the introduction to Santowerini', path: '/santowerini/learn' },
  { page: 'the rules of Santowerini', path: '/santowerini/rules' },
  { page: 'past campaigns', path: '/santowerini/past' },
  { page: 'a link to a scenario that does not exist', path: '/santowerini/play?scenario=9C' },
  { page: 'Riddle of the Sphinx', path: '/sphinx' },
  { page: 'adventures', path: '/sphinx', kept },
  { page: 'the rules of Riddle of the Sphinx', path: '/sphinx/rules' },
  { page: 'a riddle by itself', path: '/sphinx/riddle/3' },
  { page: 'the map of an adventure', path: '/sphinx/midway', kept },
  { page: 'a map with steps to take', path: '/sphinx/due', kept },
  { page: 'the stars', path: '/sphinx/midway/stars', kept },
  { page: 'the guestbook', path: '/sphinx/midway/guestbook', kept },
  { page: 'a guestbook to be signed', path: '/sphinx/due/guestbook', takesFocus: true, kept },
  { page: 'the story', path: '/sphinx/begun/story', kept },
  { page: 'the story to its end', path: '/sphinx/told/story?page=ending', kept },
  { page: 'an invitation that is none', path: '/sphinx/join/abc' },
  { page: 'an adventure that is not here', path: '/sphinx/unknown' },
  { page: 'a riddle that does not exist', path: '/sphinx/riddle/99' },
  { page: 'The Search for Prometheus', path: '/prometheus' },
  { page: 'the lessons of Prometheus', path: '/prometheus/learn' },
  { page: 'the rules of Prometheus', path: '/prometheus/rules' },
  { page: 'the units of Prometheus', path: '/prometheus/units' },
  { page: 'a game that is not here', path: '/play/unknown' },
  { page: 'a table that is not there', path: '/table/abcdefghijkm' },
];
