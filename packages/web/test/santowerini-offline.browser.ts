import { inject } from 'vitest';
import { gameAfter } from './santowerini-games.ts';
import { SantoweriniPage } from './santowerini-page.ts';
import { expect, originOf, servePages, test } from './site.ts';

test('without a connection a game goes on, with hints', async ({ visit }) => {
  const serving = await servePages(inject('pages'));
  const match = gameAfter({ scenario: '1B', difficulty: 'normal', attempt: 1 }, 'offline');
  const game = await SantoweriniPage.resume(visit, match, { offline: true, origin: originOf(serving) });
  await game.page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await serving.stop();
  await game.page.context().setOffline(true);
  await game.page.reload();
  await game.isReady();
  await game.button(game.text.hint).click();
  await expect.poll(() => game.remark().textContent()).toMatch(/^Move from [A-E][1-5] to /);
  const [, from, to, on] = /from ([A-E]\d) to ([A-E]\d) and build on ([A-E]\d)/.exec(
    (await game.remark().textContent())!,
  )!;
  await game.afterTurn(async () => {
    for (const square of [from!, to!, on!]) await game.tap(square);
  });
});
