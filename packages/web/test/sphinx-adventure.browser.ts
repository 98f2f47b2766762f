import type { Page } from 'playwright-core';
import { expect, test } from './site.ts';
import { keptAdventures, toldAdventure, withPlay } from './sphinx-logs.ts';

const KEY = 'thera.sphinx.adventure.';

/** The texts of all adventures that the browser keeps, by id. */
const keptTexts = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(
    (prefix) =>
      Object.fromEntries(
        Object.entries({ ...localStorage })
          .filter(([key]) => key.startsWith(prefix))
          .map(([key, text]) => [key.slice(prefix.length), String(text)]),
      ),
    KEY,
  );

const PARADISE = toldAdventure('paradise', [
  { riddle: 0, achieved: ['silver', 'gold'] },
  { riddle: 1, achieved: ['silver'] },
  { riddle: 2, achieved: ['silver'] },
]);
const OTHER = toldAdventure('other', [
  {
    riddle: 5,
    achieved: ['silver'],
    guests: [['Zoe', 'brown']],
  },
]);

test('two adventures are kept over a reload; one is written out, deleted and read in again', async ({
  visit,
}) => {
  const page = await visit('/sphinx', { kept: keptAdventures(PARADISE, OTHER) });
  await page.reload();
  await page.getByRole('heading', { name: 'Ana & Ben' }).waitFor();
  await page.getByRole('heading', { name: 'Zoe' }).waitFor();
  const before = await keptTexts(page);

  await page.getByRole('button', { name: 'Options for Zoe' }).click();
  await page.getByRole('button', { name: 'Save as text' }).click();
  const written = await page.getByRole('textbox', { name: 'Zoe' }).inputValue();
  expect(written).toBe(before.other);
  await page.getByRole('dialog', { name: 'Save as text' }).getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Gone for good: 1 circle, 1 guest and 1 play.').waitFor();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await page.getByText('Zoe has been deleted.').waitFor();
  expect(Object.keys(await keptTexts(page))).toEqual(['paradise']);

  await page.getByRole('button', { name: 'Load', exact: true }).click();
  await page.getByRole('textbox', { name: 'Text of the adventure' }).fill(written);
  await page.getByRole('button', { name: 'Load it' }).click();
  await page.getByText('Zoe has been loaded.').waitFor();
  expect(await keptTexts(page)).toEqual(before);
});

test.for([
  ['damaged', '{"document":"sphinx-adventure","vers', 'not-json'],
  ['foreign', '{"document":"something else"}', 'not-an-adventure'],
  ['newer', '{"document":"sphinx-adventure","version":99}', 'newer-version'],
] as const)(
  'a %s file is refused with its reason, and every adventure stays',
  async ([name, text, code], { visit }) => {
    const page = await visit('/sphinx', { kept: keptAdventures(PARADISE) });
    const before = await keptTexts(page);
    await page.getByRole('button', { name: 'Load', exact: true }).click();
    await page.setInputFiles('input[type=file]', {
      name: `${name}.json`,
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain(code);
    expect(await alert.innerText()).toContain('Your adventures haven’t changed.');
    expect(await keptTexts(page)).toEqual(before);
  },
);

test('a friendly god is chosen with its arrow, which is shaded, and the play goes on later', async ({
  visit,
}) => {
  const page = await visit('/sphinx/paradise?riddle=3&play', { kept: keptAdventures(PARADISE) });
  const begin = page.getByRole('button', { name: 'Start the riddle' });
  expect(await begin.isDisabled()).toBe(true);
  await page.getByRole('button', { name: /^Pegasus/ }).click();
  await page.getByText('the star between Hypnus, Pegasus and Bia').click();
  await begin.click();
  await page.waitForURL(/\/play\//);
  const game = page.url().split('/').at(-1);
  const { setups } = JSON.parse((await keptTexts(page)).paradise!);
  expect(setups).toMatchObject([{ play: game, riddle: 3, friends: [{ god: 'pegasus', star: 'S6' }] }]);

  await page.goto('/sphinx/paradise');
  await page.getByRole('img', { name: '1 of 2 arrows shaded' }).waitFor();
  expect(await page.getByRole('link', { name: 'Resume riddle 3' }).getAttribute('href')).toBe(
    `/play/${game}`,
  );
});

test('with the last circle of the twentieth riddle the Lair opens, and a parcel comes', async ({ visit }) => {
  const nineteen = Array.from({ length: 19 }, (_, n) => ({ riddle: n + 1, achieved: ['silver'] as const }));
  const log = withPlay(toldAdventure('long', nineteen), { riddle: 20, achieved: ['silver'] });
  const page = await visit('/sphinx/long', { kept: keptAdventures(log) });
  await page.getByRole('button', { name: /^Riddle 21, .*closed/ }).waitFor();
  await page.getByRole('button', { name: 'Shade the circles' }).click();
  await page.getByRole('link', { name: 'Place the diamonds' }).click();
  await page.getByRole('button', { name: 'Shade a diamond' }).click();
  await page.getByRole('link', { name: 'To the map' }).click();
  await page.getByRole('button', { name: /^Riddle 21, .*next/ }).waitFor();
  await page.getByRole('link', { name: /A parcel in sailcloth/ }).click();
  await page.getByText('Oedipus joins you for the last two riddles.').waitFor();
});

test('whoever is new signs the guestbook without looking for the button, however many have signed', async ({
  visit,
}) => {
  const plays = [
    ['Ana', 'Ben', 'Chloe'],
    ['Dimitris', 'Pilar', 'Quim'],
  ].map((names, riddle) => ({
    riddle,
    achieved: ['silver'] as const,
    guests: names.map((name) => [name, 'white'] as const),
  }));
  const log = withPlay(toldAdventure('crowded', plays), {
    riddle: 2,
    achieved: ['silver'],
    guests: [['Zoe', 'brown']],
  });
  const page = await visit('/sphinx/crowded/guestbook', { screen: 'phone', kept: keptAdventures(log) });
  const sign = page.getByRole('button', { name: 'Sign the guestbook' });
  await sign.waitFor();
  const { y, height } = (await sign.boundingBox())!;
  const tabs = (await page.locator('.adventure-tabs').boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(tabs.y);
  await sign.tap();
  await page.getByText('Zoe has signed.').waitFor();
});

test('diamonds are placed and taken back by keyboard, and as a list', async ({ visit }) => {
  const log = withPlay(PARADISE, {
    riddle: 3,
    achieved: ['silver', 'gold'],
    friends: [{ god: 'pegasus', star: 'S1' }],
  });
  const page = await visit('/sphinx/paradise', { kept: keptAdventures(log) });
  await page.getByRole('button', { name: 'Shade the circles' }).click();
  await page.getByRole('link', { name: 'Place the diamonds' }).click();
  await page.getByRole('heading', { name: 'Place 2 diamonds' }).waitFor();
  const polaris = page.getByRole('button', { name: 'Polaris', exact: true });
  await page.locator('.star-god[tabindex="0"]').focus();
  await page.keyboard.press('Home');
  expect(await polaris.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowDown');
  expect(await page.locator(':focus').getAttribute('aria-label')).toContain('Limus');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Place 1 diamond' }).waitFor();
  await page.keyboard.press('u');
  await page.getByRole('heading', { name: 'Place 2 diamonds' }).waitFor();
  await page.keyboard.press('l');
  const row = page.getByRole('button', { name: 'Shade a diamond on Polaris – Limus' });
  await row.click();
  await row.click();
  await page.getByText('Limus is friendly now.').waitFor({ state: 'attached' });
  await page.getByRole('heading', { name: 'Nothing to place' }).waitFor();
});
