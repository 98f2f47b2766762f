import { LEVELS, type Level } from '@thera/table';
import { GamePage } from './game-page.ts';
import { expect, test } from './site.ts';
import { SOON_WON } from './tables.ts';

const TURN = 'C2>B2^C1';
const tableFor = (level: Level): string => SOON_WON.query.replace('c1', `c${LEVELS.indexOf(level) + 1}`);

test.for([
  ['architect', 1],
  ['daedalus', 2],
  ['titan', 2],
] as const)('%s thinks with at least %i workers', async ([level, least], { visit }) => {
  const game = await GamePage.start(visit, tableFor(level));
  const cores = await game.page.evaluate(() => navigator.hardwareConcurrency);
  expect(await game.page.evaluate(() => crossOriginIsolated)).toBe(true);
  const session = await game.page.context().newCDPSession(game.page);
  await session.send('Target.setDiscoverTargets', { discover: true });
  const workers = async (): Promise<number> => {
    const { targetInfos } = await session.send('Target.getTargets');
    return targetInfos.filter(({ type, url }) => type === 'worker' && url.includes('thinker-worker')).length;
  };
  await expect.poll(workers).toBeGreaterThanOrEqual(cores > 1 ? least : 1);
  if (least === 1) expect(await workers()).toBe(1);
  await game.play(TURN);
  expect(await game.turns()).toHaveLength(2);
});
