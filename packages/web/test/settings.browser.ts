import { SETTING_NAMES, SETTING_VALUES } from '../src/settings/settings.ts';
import { expect, test } from './site.ts';

test('every setting has words, and what is chosen applies at once and stays', async ({ visit }) => {
  const page = await visit('/settings');
  const controls = await page.locator('.setting-parts').locator('select, input').count();
  expect(controls).toBe(SETTING_NAMES.length);
  const options = await page.locator('.setting-parts option').allTextContents();
  const listed = SETTING_NAMES.filter((name) => name !== 'volume' && SETTING_VALUES[name].length > 2);
  const choices = listed.map((name) => SETTING_VALUES[name]);
  expect(options.length).toBeGreaterThanOrEqual(choices.flat().length);
  await page.getByRole('combobox', { name: 'Theme', exact: true }).selectOption('Dark');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.getByRole('switch', { name: 'Sound' }).uncheck();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Español');
  await page.getByRole('heading', { level: 1, name: 'Ajustes' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Ajustes' }).waitFor();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await page.getByRole('switch', { name: 'Sonido' }).isChecked()).toBe(false);
});

test('volume is a slider; at its end there is no sound, and whoever moves it back hears it again', async ({
  visit,
}) => {
  const page = await visit('/settings', { screen: 'phone' });
  const slider = page.getByRole('slider', { name: 'Volume' });
  const sound = page.getByRole('switch', { name: 'Sound' });
  expect(await slider.inputValue()).toBe('100');
  await slider.fill('0');
  expect(await sound.isChecked()).toBe(false);
  await slider.fill('40');
  expect(await sound.isChecked()).toBe(true);
  await page.reload();
  expect(await slider.inputValue()).toBe('40');
});

test('the small board shows what a setting does', async ({ visit }) => {
  const page = await visit('/settings');
  const board = page.getByRole('img', { name: 'Preview' });
  const drawn = (): Promise<string> => board.innerHTML();
  for (const name of ['Marks', 'Coordinates', 'Tower levels as numbers']) {
    const before = await drawn();
    await page.getByRole('switch', { name }).click();
    await expect.poll(drawn).not.toBe(before);
  }
});

test('over plain http it is said what cannot work', async ({ visit }) => {
  const page = await visit('/settings', { screen: 'phone' });
  const note = page.getByText('At this address (http)');
  await page.getByRole('heading', { name: 'This device' }).waitFor();
  expect(await note.count()).toBe(0);
  await page.addInitScript(() => Object.defineProperty(window, 'isSecureContext', { value: false }));
  await page.reload();
  await note.waitFor();
});

test('all games are deleted only after a question', async ({ visit }) => {
  const page = await visit('/', { settings: { board: 'svg' } });
  await page.getByRole('button', { name: 'Play the computer' }).click();
  await page.getByRole('grid').waitFor();
  await page.goto('/settings');
  const ask = page.getByRole('button', { name: 'Delete all games on this device' });
  await ask.click();
  await page.getByRole('button', { name: 'Keep them' }).click();
  await ask.click();
  await page.getByRole('button', { name: 'Delete one game' }).click();
  await page.getByText('All games on this device have been deleted.').waitFor();
  await page.goto('/');
  expect(await page.getByRole('link', { name: 'Resume' }).count()).toBe(0);
});
