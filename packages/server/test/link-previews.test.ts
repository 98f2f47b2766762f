import { expect, test } from 'vitest';
import { PreviewedPages, type Previews } from '../src/link-previews.ts';
import type { StoredFile } from '../src/stored-pages.ts';

const PAGE: StoredFile = {
  type: 'text/html; charset=utf-8',
  isImmutable: false,
  hash: 'plain',
  bodies: new Map([['identity', Buffer.from('<head><title>Thera</title></head><body></body>')]]),
};
const cards = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [name.toLowerCase(), { title: name, description: `${name} moves.` }]),
  );
const PREVIEWS: Previews = {
  pages: {
    '': {
      en: { title: 'Home "&<', description: 'Move.' },
      es: { title: 'Inicio', description: 'Mueve.' },
    },
    board: { en: { title: 'A position', description: 'Look.' } },
    gods: { en: { title: 'All gods', description: 'Every one.' } },
    new: { en: { title: 'A game', description: 'Start.' } },
  },
  names: {
    en: { game: 'Build', powers: cards(['Pan', 'Zeus', 'Atlas', 'Hera']), versus: ' vs ', and: ' & ' },
    es: { game: 'Build', powers: cards(['Pan', 'Zeus', 'Atlas', 'Hera']), versus: ' contra ', and: ' y ' },
  },
};
const pages = new PreviewedPages(PAGE, PREVIEWS);
const html = (asking: Parameters<PreviewedPages['for']>[0]): string =>
  pages.for(asking).bodies.get('identity')!.toString();

test.each([
  ['/', undefined, 'Home &quot;&amp;&lt;'],
  ['/', 'es-ES,es;q=0.9', 'Inicio'],
  ['/board/0000/1/pan', undefined, 'A position'],
  ['/board/0000/1/pan', 'es', 'A position'],
  ['/settings', 'fr', 'Home &quot;&amp;&lt;'],
  ['/constructor', '__proto__', 'Home &quot;&amp;&lt;'],
])('the page at %s tells what is behind it, for %s', (path, language, title) => {
  expect(html({ path, language, host: 'thera.example' })).toContain(
    `<meta property="og:title" content="${title}" />`,
  );
});

test.each([
  ['/board/0000/1/pan:A1,B1/zeus[^]:C1,D1', '', 'en', 'Pan vs Zeus · Build', 'Look.'],
  [
    '/board/0000/1/pan@printed:A1/-zeus:/#atlas:E5',
    '',
    'es',
    'Pan contra Zeus contra Atlas · Build',
    'Look.',
  ],
  [
    '/board/0000/1/pan:A1/zeus:C1/atlas:=/hera:=',
    '',
    'en',
    'Pan &amp; Atlas vs Zeus &amp; Hera · Build',
    'Look.',
  ],
  ['/board/0000/1/mortal:A1/mortal:C1', '', 'en', 'A position', 'Look.'],
  ['/board/0000/1/pan:A1/constructor:C1', '', 'en', 'A position', 'Look.'],
  ['/new', 'seats=p,p&powers=pan,zeus', 'en', 'Pan vs Zeus · Build', 'Start.'],
  ['/new', 'seats=p,p&powers=simple,simple', 'en', 'A game', 'Start.'],
  ['/new', '', 'en', 'A game', 'Start.'],
  ['/gods/hera', '', 'en', 'Hera · Thera', 'Hera moves.'],
  ['/gods', '', 'en', 'All gods', 'Every one.'],
])('powers that an address names are named: %s?%s %s', (path, query, language, title, description) => {
  const page = html({ path, query, language });
  expect(page).toContain(`<meta property="og:title" content="${title}" />`);
  expect(page).toContain(`<meta property="og:description" content="${description}" />`);
});

test.each([
  ['thera.example', undefined, 'http://thera.example'],
  ['Thera.example:4000', 'https', 'https://thera.example:4000'],
  ['[::1]:4000', 'ftp', 'http://[::1]:4000'],
])('a picture has a whole address: %s', (host, protocol, origin) => {
  expect(html({ path: '/', host, protocol })).toContain(
    `<meta property="og:image" content="${origin}/share.png" />`,
  );
});

test.each([undefined, '', '"><script>', 'a b', 'thera.example/evil', `${'a'.repeat(300)}.example`])(
  'whatever is no host is not written into a page: %s',
  (host) => {
    const page = html({ path: '/', host });
    expect(page).toContain('og:title');
    expect(page).not.toContain('og:image');
  },
);

test('however many hosts are made up, few pages are kept', () => {
  const first = pages.for({ path: '/', host: 'first.example' });
  expect(pages.for({ path: '/', host: 'first.example' })).toBe(first);
  for (let n = 0; n < 64; n++) pages.for({ path: '/', host: `h${n}.example` });
  expect(pages.for({ path: '/', host: 'first.example' })).not.toBe(first);
});

test('without anything written down the page is as it was built', () => {
  expect(new PreviewedPages(PAGE, { pages: {}, names: {} }).for({ path: '/', host: 'thera.example' })).toBe(
    PAGE,
  );
});
