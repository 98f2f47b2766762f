import { GamePage, keptGame } from './game-page.ts';
import { axe, expect, test } from './site.ts';

test.for([
  { screen: 'phone', theme: 'light', language: 'en', go: 'Learn to play in ten minutes', no: 'No, thanks' },
  {
    screen: 'desktop',
    theme: 'dark',
    language: 'es',
    go: 'Aprende a jugar en diez minutos',
    no: 'No, gracias',
  },
] as const)('a new visitor is invited to the course, once ($screen, $language)', async (row, { visit }) => {
  const { go, no, ...visitor } = row;
  const page = await visit('/', visitor);
  const link = page.getByRole('link', { name: go });
  await link.waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: no }).click();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await link.count()).toBe(0);
});

test('whoever follows the invitation is not asked again', async ({ visit }) => {
  const page = await visit('/', { screen: 'phone' });
  await page.getByRole('link', { name: 'Learn to play in ten minutes' }).tap();
  await page.waitForURL(/\/learn/);
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByRole('link', { name: 'Learn to play in ten minutes' }).count()).toBe(0);
});

const FIRST_GAME = keptGame('seats=p,c1&powers=pan,atlas', [
  ['@A1', '@B1'],
  ['@D4', '@E4'],
]);

test.for([
  { screen: 'phone', theme: 'dark', language: 'es' },
  { screen: 'desktop', language: 'en' },
] as const)(
  'the first game has three marks that never come back ($screen, $language)',
  async (row, { visit }) => {
    const game = await GamePage.resume(visit, FIRST_GAME, { ...row, isNewcomer: true });
    const { page, text } = game;
    const bubble = page.locator('.coach');
    const told = (number: number) => bubble.getByText(text.coach.place(number, 3), { exact: true });
    await told(1).waitFor();
    expect(await axe(page)).toEqual([]);
    const inside = async (): Promise<boolean> => {
      const { x, y, width, height } = (await bubble.boundingBox())!;
      const screen = page.viewportSize()!;
      return x >= 0 && y >= 0 && x + width <= screen.width && y + height <= screen.height;
    };
    await expect.poll(inside).toBe(true);
    await bubble.getByRole('button', { name: text.coach.next }).click();
    await told(2).waitFor();
    await expect.poll(inside).toBe(true);
    // Whoever goes another way has been told, too.
    await page.reload();
    await told(3).or(told(2)).waitFor();
    if (await told(2).isVisible()) await bubble.getByRole('button', { name: text.coach.next }).click();
    await told(3).waitFor();
    await expect.poll(inside).toBe(true);
    await bubble.getByRole('button', { name: text.coach.done }).click();
    await bubble.waitFor({ state: 'detached' });
    await page.reload();
    await game.isReady();
    expect(await bubble.count()).toBe(0);
  },
);
