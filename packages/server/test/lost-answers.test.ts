import { expect, test } from 'vitest';
import { sqliteStore } from '../src/store/sqlite-store.ts';
import { type Store, StoreError } from '../src/store/store.ts';
import { startSite, Visitor } from './online-site.ts';

/** A store that writes everything and, as long as it is told to, cannot say so. */
function silentStore(): { readonly store: Store; isSilent: boolean } {
  const whole = sqliteStore(':memory:');
  const silent = {
    isSilent: false,
    store: {
      ...whole,
      append: async (writing: Parameters<Store['append']>[0]) => {
        const appended = await whole.append(writing);
        if (silent.isSilent) throw new StoreError('unavailable', undefined);
        return appended;
      },
    },
  };
  return silent;
}

test('what was written although nobody could say so is told to everybody, and not repeated', async () => {
  const silent = silentStore();
  const site = await startSite({ store: silent.store });
  const [anna, ben] = [await Visitor.guest(site), await Visitor.guest(site)];
  const table = await anna.open();
  for (const visitor of [anna, ben]) await visitor.ask({ kind: 'follow', table });
  silent.isSilent = true;
  const sit = { kind: 'sit', table, seat: 0, id: 'once' };
  expect(await anna.ask(sit)).toMatchObject({ ok: false, error: 'unavailable' });
  silent.isSilent = false;
  expect(await anna.ask(sit)).toMatchObject({ ok: true, number: 1 });
  await ben.hear('entry', ({ number }) => number === 1);

  silent.isSilent = true;
  expect(await ben.ask({ kind: 'sit', table, seat: 1 })).toMatchObject({ ok: false });
  // Even if nobody asks again.
  await anna.hear('entry', ({ number }) => number === 2);
  silent.isSilent = false;
  expect(await anna.ask({ kind: 'start', table })).toMatchObject({ ok: true, number: 3 });
  await site.stop();
});
