import {
  type AdventureLog,
  beginAdventure,
  formatAdventure,
  MOST_ADVENTURES,
  renameAdventure,
} from '@thera/sphinx';
import { expect, test } from 'vitest';
import { fakeStorage } from '../../../../test/fake-storage.ts';
import { openAdventureStore } from './adventure-store.ts';

const KEY = 'thera.sphinx.adventure.';

function adventure(id: string, begun = 1): AdventureLog {
  const begunNow = beginAdventure({ id, begun, title: `of ${id}` });
  if (!begunNow.ok) throw new Error(begunNow.error);
  return begunNow.value;
}

const titles = (storage: Parameters<typeof openAdventureStore>[0]): readonly string[] =>
  openAdventureStore(storage)
    .read()
    .shelf.map(({ title }) => title.text);

test('adventures are there for the next one who looks, the one that went on last first', () => {
  const storage = fakeStorage();
  const store = openAdventureStore(storage);
  store.add(adventure('a', 5));
  store.add(adventure('b', 7));
  expect(titles(storage)).toEqual(['of b', 'of a']);
  store.change('a', (log) => renameAdventure(log, 'later', 9));
  expect(titles(storage)).toEqual(['later', 'of b']);
});

test('one adventure is changed, the others stay as they were to the letter', () => {
  const storage = fakeStorage();
  const store = openAdventureStore(storage);
  store.add(adventure('a'));
  store.add(adventure('b'));
  const before = storage.getItem(`${KEY}b`);
  store.change('a', (log) => renameAdventure(log, 'new', 2));
  expect(storage.getItem(`${KEY}b`)).toBe(before);
});

test('what is refused changes nothing', () => {
  const storage = fakeStorage();
  const store = openAdventureStore(storage);
  store.add(adventure('a'));
  expect(store.change('a', (log) => renameAdventure(log, 'x'.repeat(99), 2))).toMatchObject({
    error: 'bad-title',
  });
  expect(store.change('b', (log) => renameAdventure(log, 'x', 2))).toMatchObject({
    error: 'unknown-adventure',
  });
  expect(store.add(adventure('a'))).toMatchObject({ error: 'known-adventure' });
  expect(titles(storage)).toEqual(['of a']);
});

test('there is room for twenty', () => {
  const store = openAdventureStore(fakeStorage());
  for (let n = 0; n < MOST_ADVENTURES; n++) expect(store.add(adventure(`a${n}`)).ok).toBe(true);
  expect(store.add(adventure('more'))).toMatchObject({ error: 'too-many-adventures' });
  expect(store.takeIn(adventure('more'))).toMatchObject({ error: 'too-many-adventures' });
  expect(store.takeIn(adventure('a3')).ok).toBe(true);
});

test('a deleted adventure is gone, the others are not', () => {
  const storage = fakeStorage();
  const store = openAdventureStore(storage);
  store.add(adventure('a'));
  store.add(adventure('b'));
  store.drop('a');
  expect(titles(storage)).toEqual(['of b']);
  expect([...storage.items.keys()]).toEqual([`${KEY}b`]);
});

test.each([
  ['damaged', '{"document":"sphinx-adv', 'not-json'],
  ['foreign', '{"document":"something"}', 'not-an-adventure'],
  ['of a newer version', '{"document":"sphinx-adventure","version":99}', 'newer-version'],
  ['of another id', formatAdventure(adventure('b')), 'bad-field'],
])('what is %s is named and left alone, and laid aside before it is written over', (_, text, error) => {
  const storage = fakeStorage();
  storage.setItem(`${KEY}a`, text);
  const store = openAdventureStore(storage);
  expect(store.read().shelf).toEqual([]);
  expect(store.read().damaged).toMatchObject([{ id: 'a', text, fault: { error } }]);
  store.add(adventure('c'));
  expect(storage.getItem(`${KEY}a`)).toBe(text);
  store.takeIn(adventure('a'));
  expect(storage.getItem('thera.sphinx.damaged.a')).toBe(text);
  expect(store.read().damaged).toEqual([]);
});

test.each([
  ['there is no room', fakeStorage(10), 'storage-full'],
  ['nothing may be stored', undefined, 'storage-forbidden'],
])('when %s, an adventure lives as long as the page, and that is said', (_, storage, why) => {
  const store = openAdventureStore(storage);
  store.add(adventure('a'));
  store.change('a', (log) => renameAdventure(log, 'still here', 2));
  const { shelf, unwritten } = store.read();
  expect(shelf.map(({ title }) => title.text)).toEqual(['still here']);
  expect(unwritten).toEqual({ a: why });
  store.drop('a');
  expect(store.read()).toEqual({ shelf: [], damaged: [], unwritten: {} });
});

test('what is worth less makes room, and an adventure never does', () => {
  const storage = fakeStorage(500);
  storage.setItem('game', 'x'.repeat(400));
  const store = openAdventureStore(storage, () => {
    const isThere = storage.getItem('game') !== null;
    storage.removeItem('game');
    return isThere;
  });
  store.add(adventure('a'));
  expect(store.read().unwritten).toEqual({});
  store.add(adventure('b'));
  store.add(adventure('c'));
  expect(titles(storage)).toEqual(['of a', 'of b']);
  expect(store.read().unwritten).toEqual({ c: 'storage-full' });
});
