import { newCampaign } from '@thera/santowerini';
import { expect, test } from 'vitest';
import { fakeStorage } from '../../../../test/fake-storage.ts';
import { type Annals, NO_ANNALS } from './annals.ts';
import { openAnnalsStore } from './annals-store.ts';

const KEY = 'thera.santowerini';
const begin = (annals: Annals): Annals => ({ ...annals, campaign: newCampaign('expert') });

test('a change is there for the next one who looks', () => {
  const storage = fakeStorage();
  openAnnalsStore(storage).change(begin);
  expect(openAnnalsStore(storage).read().annals.campaign).toEqual(newCampaign('expert'));
});

test('no change writes nothing', () => {
  const storage = fakeStorage();
  openAnnalsStore(storage).change((annals) => annals);
  expect(storage.items.size).toBe(0);
});

test('damage is not written over until somebody goes on, and is laid aside then', () => {
  const storage = fakeStorage();
  const damaged = '{"version":1,"campaign":{"difficulty":"easy","attempts":[0]}}';
  storage.setItem(KEY, damaged);
  const store = openAnnalsStore(storage);
  expect(store.read().faults.map(({ error }) => error)).toEqual(['bad-attempt']);
  store.change(begin);
  expect(storage.getItem(KEY)).toBe(damaged);
  store.goOn();
  expect(storage.getItem(`${KEY}.damaged`)).toBe(damaged);
  expect(store.read()).toEqual({ annals: { ...NO_ANNALS, campaign: newCampaign('easy') }, faults: [] });
  store.change(begin);
  expect(store.read().annals.campaign).toEqual(newCampaign('expert'));
});

test('who goes on without damage changes nothing', () => {
  const storage = fakeStorage();
  openAnnalsStore(storage).goOn();
  expect(storage.items.size).toBe(0);
});

test.each([
  ['there is no room', fakeStorage(10)],
  ['nothing may be stored', undefined],
])('when %s, a change lives as long as the page', (_, storage) => {
  const store = openAnnalsStore(storage);
  expect(store.isWritten()).toBe(true);
  store.change(begin);
  expect(store.read().annals.campaign).toEqual(newCampaign('expert'));
  expect(store.isWritten()).toBe(false);
});
