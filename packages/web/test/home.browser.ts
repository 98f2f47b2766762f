import { expect, test } from './site.ts';

test('one tap starts a game against the computer, and home offers to go on with it', async ({ visit }) => {
  const page = await visit('/', { screen: 'phone', settings: { board: 'svg' } });
  expect(await page.getByRole('link', { name: 'Resume' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Play the computer' }).tap();
  await page.getByRole('grid').waitFor();
  const address = new URL(page.url()).pathname;
  expect(address).toMatch(/^\/play\/\w{8}$/);
  await page.goto('/');
  await page.getByRole('heading', { level: 2, name: / vs / }).waitFor();
  await page.getByText('Before the first turn · your turn').waitFor();
  await page.getByRole('link', { name: 'Resume' }).tap();
  await page.waitForURL(`**${address}`);
  await page.getByRole('grid').waitFor();
});

test('home begins with the level and the powers that were played last', async ({ visit }) => {
  const page = await visit('/new?seats=p,c6&powers=any,any', { settings: { board: 'svg' } });
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.getByRole('grid').waitFor();
  await page.goto('/');
  await page.getByText('Architect').waitFor();
  await page.getByText('all gods').waitFor();
  const change = page.getByRole('link', { name: 'Change level' });
  expect(await change.getAttribute('href')).toBe('/new?game=santorini&seats=p,c6&powers=any,any');
});

test('all games of the device are listed, and can be deleted one by one', async ({ visit }) => {
  const page = await visit('/', { settings: { board: 'svg' } });
  for (let games = 0; games < 2; games++) {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play the computer' }).click();
    await page.getByRole('grid').waitFor();
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'All 2 games' }).click();
  const list = page.getByRole('dialog', { name: 'Your games' });
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2);
  await list
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await list.getByRole('listitem').nth(1).waitFor({ state: 'detached' });
});

test('where nothing may be stored, one can still play', async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('not allowed', 'SecurityError');
      },
    });
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the computer' }).click();
  await page.getByRole('grid').waitFor();
  await context.close();
});
