import { expect, test } from 'vitest';
import { fakeStorage } from '../../../../test/fake-storage.ts';
import { openGameNotes } from './game-notes.ts';

const KEY = 'notes';
const isText = (value: unknown): value is string => typeof value === 'string';
const always = (): boolean => true;

test('what was noted is there when the page is opened again', () => {
  const storage = fakeStorage();
  openGameNotes(storage, KEY, isText).note('a', 'gold', always);
  expect(openGameNotes(storage, KEY, isText).noteOf('a')).toBe('gold');
  expect(openGameNotes(storage, KEY, isText).noteOf('b')).toBeUndefined();
});

test('with the next note goes what was noted of games that are not kept any more', () => {
  const storage = fakeStorage();
  const notes = openGameNotes(storage, KEY, isText);
  notes.note('old', 'silver', always);
  notes.note('new', 'gold', (game) => game !== 'old');
  expect(JSON.parse(storage.items.get(KEY)!)).toEqual({ new: 'gold' });
});

test('what another page has noted meanwhile stays', () => {
  const storage = fakeStorage();
  const [one, other] = [openGameNotes(storage, KEY, isText), openGameNotes(storage, KEY, isText)];
  one.note('a', 'silver', always);
  other.note('b', 'gold', always);
  expect(JSON.parse(storage.items.get(KEY)!)).toEqual({ a: 'silver', b: 'gold' });
});

test.each(['[[[', '[]', 'null', '5', '{"a":7}'])('%s is as good as nothing', (text) => {
  const storage = fakeStorage();
  storage.items.set(KEY, text);
  expect(openGameNotes(storage, KEY, isText).noteOf('a')).toBeUndefined();
});

test('without room a note lives as long as the page', () => {
  const notes = openGameNotes(fakeStorage(3), KEY, isText);
  notes.note('a', 'gold', always);
  expect(notes.noteOf('a')).toBe('gold');
});
