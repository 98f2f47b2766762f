import { GamePage } from './game-page.ts';
import { test } from './site.ts';

const BOARD = 'seats=p,p&powers=none&position=4321000000000000000000000/1/mortal:B2,D4/mortal:B4,D2';
test('try 3', async ({ visit }) => {
  const t = Date.now();
  const page = await visit(`/new?${BOARD}&quality=low`, {
    screen: 'phone',
    settings: { board: 'three', motion: 'off', sound: 'off' },
  });
  await page.getByRole('button', { name: 'Start the game', exact: true }).click();
  await page.waitForURL(/\/play\//);
  await page.goto(`${page.url()}?quality=low`);
  const game = await GamePage.of(page, { screen: 'phone' });
  await page.locator('.board-stage canvas').waitFor();
  console.log(Date.now() - t);
  await page.locator('.board-stage').screenshot({ path: '/tmp/h-ptests-3d.png' });
  console.log(Date.now() - t);
  await game.tap('B2');
  await game.tap('C3');
  console.log(await game.label('C3'));
  await page.locator('.board-stage').screenshot({ path: '/tmp/h-ptests-3d2.png' });
  console.log(Date.now() - t);
  await page.locator('.board-stage canvas').evaluate((c: HTMLCanvasElement) => {
    c.getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext();
  });
  await page.getByText(game.text.threeLost).waitFor();
  console.log(
    await page.locator('.board-stage canvas').count(),
    await page.locator('.board-stage svg').count(),
  );
});
