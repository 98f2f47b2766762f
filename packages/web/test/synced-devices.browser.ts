import { canonicalJson } from '@thera/table';
import type { Page } from 'playwright-core';
import { expect, test, type Visit } from './site.ts';
import { keptAdventures, newAdventure, toldAdventure, withPlay } from './sphinx-logs.ts';

const ADVENTURE = 'thera.sphinx.adventure.paradise';
const UNREACHED = [/Failed to load resource/];

/** What the browser keeps under a key, once it is as wanted. */
async function kept(page: Page, key: string, isWanted: (text: string) => boolean): Promise<string> {
  await expect
    .poll(async () => isWanted(await textAt(page, key)), { timeout: 12_000, message: `${key} is never so` })
    .toBe(true);
  return textAt(page, key);
}

const isSame = (one: string, other: string): boolean =>
  canonicalJson(JSON.parse(one)) === canonicalJson(JSON.parse(other));

const textAt = (page: Page, key: string): Promise<string> =>
  page.evaluate((at) => localStorage.getItem(at) ?? '', key);

const PARADISE = withPlay(
  toldAdventure('paradise', [
    { riddle: 0, achieved: ['silver', 'gold'] },
    { riddle: 1, achieved: ['silver'] },
  ]),
  { riddle: 2, achieved: ['silver'], guests: [['Cleo', 'white']] },
);

const SIGNED = PARADISE.signatures.length;

test('two browsers have one adventure by link, and what is done without a connection is joined', async ({
  visit,
}) => {
  const anna = await visit('/sphinx/paradise', { kept: keptAdventures(PARADISE), expects: UNREACHED });
  await anna.getByRole('button', { name: 'Menu' }).click();
  await anna.getByRole('button', { name: 'Share with others' }).click();
  const link = await anna.getByRole('textbox', { name: 'Link' }).inputValue();
  await anna.getByText('Only you so far.').waitFor();
  await anna.keyboard.press('Escape');

  const ben = await visit(new URL(link).pathname, {
    kept: keptAdventures(newAdventure('own')),
    screen: 'phone',
    expects: UNREACHED,
  });
  await ben.getByText(/invites you to Riddle of the Sphinx/).waitFor();
  await ben.getByRole('button', { name: 'Join the adventure' }).tap();
  await ben.getByRole('heading', { name: 'Ana & Ben' }).waitFor();
  expect(await textAt(ben, ADVENTURE)).toBe(await textAt(anna, ADVENTURE));
  // Whoever opens the link again is in it already.
  await ben.goBack();
  await ben.getByRole('button', { name: 'Open the map' }).tap();

  // Ben has no connection, and does what is due; meanwhile Anna gives the adventure a name.
  await ben.context().route('**/api/**', (route) => route.abort());
  await ben.getByRole('link', { name: 'Sign the guestbook' }).tap();
  await ben.getByRole('button', { name: 'Sign the guestbook' }).tap();
  await kept(ben, ADVENTURE, (text) => JSON.parse(text).signatures.length > SIGNED);
  await anna.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await anna.getByRole('textbox', { name: 'Title' }).fill('The Blue Voyage');
  await anna.getByRole('button', { name: 'Save', exact: true }).click();
  await kept(anna, ADVENTURE, (text) => text.includes('The Blue Voyage'));
  expect(await textAt(ben, ADVENTURE)).not.toContain('The Blue Voyage');

  await ben.context().unroute('**/api/**');
  await ben.evaluate(() => dispatchEvent(new Event('online')));
  const joined = await kept(ben, ADVENTURE, (text) => text.includes('The Blue Voyage'));
  expect(JSON.parse(joined).signatures).toHaveLength(SIGNED + 1);
  // Anna is told without doing anything.
  await kept(anna, ADVENTURE, (text) => text === joined);
  await ben.getByRole('link', { name: 'Map', exact: true }).tap();
  await ben.getByRole('heading', { name: 'The Blue Voyage' }).waitFor();
  expect(await textAt(ben, 'thera.sphinx.adventure.own')).not.toBe('');
});

/** Whoever is at this page gives up at a table. */
const resign = (page: Page, table: string): Promise<unknown> =>
  page.evaluate(
    (at) =>
      new Promise((done) => {
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
        socket.onmessage = ({ data }) => {
          const { kind } = JSON.parse(data);
          if (kind === 'welcome') socket.send(JSON.stringify({ id: 'resign', kind: 'resign', table: at }));
          if (kind === 'answer') done(data);
        };
      }),
    table,
  );

test('a riddle that a group plays at a table is in everybody’s adventure, once', async ({ visit }) => {
  const before = toldAdventure('paradise', [
    { riddle: 0, achieved: ['silver', 'gold'] },
    { riddle: 1, achieved: ['silver'] },
    { riddle: 2, achieved: ['silver'] },
  ]);
  const anna = await visit('/sphinx/paradise', { kept: keptAdventures(before) });
  await anna.getByRole('button', { name: 'Menu' }).click();
  await anna.getByRole('button', { name: 'Share with others' }).click();
  const link = new URL(await anna.getByRole('textbox', { name: 'Link' }).inputValue());
  const ben = await visit(link.pathname + link.search);
  await ben.getByRole('heading', { name: 'Ana & Ben' }).waitFor();
  await ben.getByRole('button', { name: 'Join the adventure' }).click();
  await ben.getByRole('link', { name: 'Guestbook' }).waitFor();

  await anna.goto('/sphinx/paradise?riddle=3&play');
  const sheet = anna.getByRole('dialog');
  await sheet.getByText('Online', { exact: true }).click();
  await sheet.getByText('Pegasus').first().click();
  await sheet.getByRole('button', { name: 'Open table' }).click();
  await anna.waitForURL(/\/table\//);
  const table = new URL(anna.url()).pathname.split('/').at(-1)!;
  // Ben is told on his map.
  await ben.getByRole('link', { name: 'To the table of riddle 3' }).click();
  await ben.getByRole('button', { name: 'Play here' }).click();
  await anna.getByRole('button', { name: 'Start game' }).click();
  // The god whom Anna chose is there.
  await ben.getByText('Pegasus').first().waitFor();
  for (const page of [anna, ben]) await resign(page, table);
  await anna.getByText('Nobody was left at the table.').waitFor();

  const played = await kept(anna, ADVENTURE, (text) => text.includes(`"id":"${table}"`));
  expect(JSON.parse(played).plays).toHaveLength(4);
  // Whoever fetched it may have written its fields in another order.
  await kept(ben, ADVENTURE, (text) => isSame(text, played));
  // The three steps follow, wherever the riddle was played.
  await anna.getByRole('link', { name: 'Sign the guestbook' }).waitFor();
});

/** Somebody with an account, on a device that has kept something from before. */
async function signedIn(
  visit: Visit,
  name: string,
  isNew: boolean,
  before: Readonly<Record<string, string>>,
): Promise<Page> {
  const page = await visit('/settings', { kept: before });
  await page.evaluate(
    async ([called, wanted]) => {
      const post = (path: string, body: object): Promise<Response> =>
        fetch(`/api/${path}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      const account = { name: called, password: 'correct horse battery' };
      if (wanted === 'new') await post('session', {});
      await post(wanted === 'new' ? 'account' : 'sign-in', account);
      localStorage.setItem('thera.online', 'yes');
    },
    [name, isNew ? 'new' : 'known'],
  );
  await page.goto('/santowerini/past');
  return page;
}

const campaign = (scenarios: readonly string[]): object => ({
  difficulty: 'normal',
  attempts: scenarios.map((scenario) => ({ scenario, won: [], rounds: 9 })),
});

test('what a player has done comes to another device and is joined with what that has', async ({ visit }) => {
  const ANNALS = 'thera.santowerini';
  const phone = await signedIn(visit, 'Ariadne', true, {
    [ANNALS]: JSON.stringify({
      version: 1,
      campaign: campaign(['1A', '2B']),
      bests: { '1A normal': { points: 7, rounds: 6, games: 2 } },
      credited: {},
    }),
    'thera.gods': JSON.stringify({ gods: { pan: 'favourite' }, onlyFavourites: false }),
    ...keptAdventures(toldAdventure('paradise', [{ riddle: 0, achieved: ['silver'] }])),
  });
  await expect
    .poll(() => phone.evaluate(async () => (await fetch('/api/documents/santowerini')).text()), {
      timeout: 12_000,
    })
    .toContain('2B');
  await kept(phone, 'thera.sphinx.logs', (text) => text.includes('paradise'));

  const laptop = await signedIn(visit, 'Ariadne', false, {
    [ANNALS]: JSON.stringify({
      version: 1,
      campaign: campaign(['1B']),
      bests: {
        '1A normal': { points: 9, rounds: 8, games: 1 },
        '1B normal': { points: 3, rounds: 9, games: 1 },
      },
      credited: {},
    }),
    'thera.gods': JSON.stringify({ gods: { zeus: 'unwanted' }, onlyFavourites: false }),
    ...keptAdventures(toldAdventure('other', [{ riddle: 5, achieved: ['silver'] }])),
  });
  const annals = JSON.parse(await kept(laptop, ANNALS, (text) => text.includes('2B')));
  expect(annals.campaign).toMatchObject({ attempts: [{ scenario: '1A' }, { scenario: '2B' }] });
  expect(annals.past).toMatchObject([{ campaign: { attempts: [{ scenario: '1B' }] } }]);
  expect(annals.bests['1A normal']).toEqual({ points: 9, rounds: 6, games: 3 });
  expect(JSON.parse(await textAt(laptop, 'thera.gods')).gods).toEqual({ pan: 'favourite', zeus: 'unwanted' });
  await kept(laptop, ADVENTURE, (text) => text !== '');
  // It is on the screen without a reload.
  await laptop
    .getByText('1 of 6 levels')
    .or(laptop.getByText(/unfinished/i))
    .first()
    .waitFor();

  // The phone is told when somebody looks at it again.
  await kept(laptop, 'thera.sphinx.logs', (text) => text.includes('other'));
  await phone.evaluate(() => dispatchEvent(new Event('online')));
  await kept(phone, 'thera.sphinx.adventure.other', (text) => text !== '');
  await kept(phone, ANNALS, (text) => JSON.parse(text).bests['1A normal'].games === 3);
});
