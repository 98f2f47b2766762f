import { isPagePath } from '@thera/server';
import { expect, test } from 'vitest';
import { OWN_PAGES } from '../src/games/own-pages.ts';
import { parseRoute } from '../src/route.ts';

const FIRST = [
  '',
  'new',
  'play',
  'table',
  'board',
  'open',
  'gods',
  'learn',
  'rules',
  'settings',
  'online',
  'games',
  'account',
  'atlantis',
  'NEW',
  ...Object.keys(OWN_PAGES),
];
const OWN = Object.values(OWN_PAGES).flatMap((names) => names.map((name) => `/${name}`));
const REST = ['', '/', '/one', '/one/', '/one/two', '/one/two/three', '/%zz', ...OWN];

test.each([...new Set(FIRST.flatMap((first) => REST.map((rest) => `/${first}${rest}`)))])(
  'the server and the browser agree on whether %s is a page',
  (path) => {
    expect(isPagePath(path)).toBe(parseRoute(path, '').page !== 'lost');
  },
);

test.each(Object.keys(OWN_PAGES))('new games of %s begin on its own page', (game) => {
  expect(parseRoute('/new', `game=${game}`)).toMatchObject({ page: 'own', game, name: '' });
});

test.each(['', 'seats=p,p', 'game=santorini', 'game=chess'])('others begin at a new table: %s', (query) => {
  expect(parseRoute('/new', query)).toEqual({ page: 'new', query });
});
