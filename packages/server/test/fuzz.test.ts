import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERY_GAME } from './every-game.ts';
import { fuzz } from './fuzz.ts';
import { type Site, startSite } from './online-site.ts';
import { QuietLog } from './quiet-log.ts';

const SEED = process.env.THERA_SEED ?? `fuzz ${new Date().toISOString().slice(0, 10)}`;

const quiet = new QuietLog();
let site: Site;
let unwatch: () => void;
beforeAll(async () => {
  unwatch = quiet.watch();
  site = await startSite({ games: EVERY_GAME, log: quiet.log });
});
afterAll(async () => {
  await site.stop();
  unwatch();
});

test('whatever is sent, every game and the server stay unharmed', async () => {
  const { done, refused } = await fuzz({ site, seed: SEED, rounds: 10 }).catch((error: unknown) => {
    throw new Error(`seed "${SEED}"`, { cause: error });
  });
  quiet.expectQuiet(`seed "${SEED}"`);
  expect(done).toBeGreaterThan(50);
  expect(refused.size).toBeGreaterThan(8);
  expect(refused.get('unavailable') ?? 0, `seed "${SEED}"`).toBe(0);
  expect(({} as { isHost?: boolean }).isHost).toBeUndefined();
}, 120_000);
