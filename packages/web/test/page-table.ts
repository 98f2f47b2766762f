interface Row {
  readonly page: string;
  readonly path: string;
  /** The page puts the focus to what it was opened for. */
  readonly takesFocus?: boolean;
}

/** Every kind of page, by an address of it. A new page gets a row, and with it the tests that all pages pass. */
export const PAGE_TABLE: readonly Row[] = [
  { page: 'home', path: '/' },
  { page: 'new game', path: '/new' },
  { page: 'open', path: '/open' },
  { page: 'gods', path: '/gods' },
  { page: 'one god', path: '/gods/minotaur', takesFocus: true },
  { page: 'learn', path: '/learn' },
  { page: 'rules', path: '/rules' },
  { page: 'settings', path: '/settings' },
  { page: 'a position', path: '/board/0010002120011100120000000/1/minotaur:B3,D2/athena[^]:C3,D4' },
  { page: 'Santowerini', path: '/santowerini' },
  { page: 'the introduction to Santowerini', path: '/santowerini/learn' },
  { page: 'the rules of Santowerini', path: '/santowerini/rules' },
  { page: 'past campaigns', path: '/santowerini/past' },
  { page: 'a link to a scenario that does not exist', path: '/santowerini/play?scenario=9C' },
  { page: 'a game that is not here', path: '/play/unknown' },
];
