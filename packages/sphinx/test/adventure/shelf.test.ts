import { describe, expect, test } from 'vitest';
import {
  addAdventure,
  beginAdventure,
  copyAdventure,
  deleteAdventure,
  MOST_ADVENTURES,
  parseTitle,
  renameAdventure,
  replaceAdventure,
  type Shelf,
  standingOf,
  takeIn,
} from '../../src/index.ts';
import { EMPTY, good, playOf, refusal, shaded } from './log-of.ts';

const other = good(beginAdventure({ id: 'other', begun: 5, title: 'Voyage' }));
const wentOn = shaded(EMPTY, playOf('1', 1, ['gold']));

describe('adventures side by side', () => {
  test('are up to twenty', () => {
    let shelf: Shelf = [];
    for (let count = 0; count < MOST_ADVENTURES; count++)
      shelf = good(addAdventure(shelf, { ...EMPTY, id: `${count}` }));
    expect(shelf).toHaveLength(20);
    expect(refusal(addAdventure(shelf, EMPTY))).toBe('too-many-adventures');
    expect(refusal(takeIn(shelf, EMPTY))).toBe('too-many-adventures');
    expect(takeIn(shelf, { ...EMPTY, id: '3' }).ok).toBe(true);
  });

  test('share nothing: one goes on and the other stays', () => {
    const shelf = good(replaceAdventure([EMPTY, other], wentOn));
    expect(shelf).toEqual([wentOn, other]);
  });

  test('one is deleted', () => {
    expect(good(deleteAdventure([EMPTY, other], 'log'))).toEqual([other]);
  });

  test('one that is taken in is united with itself', () => {
    const elsewhere = shaded(EMPTY, playOf('2', 5, ['silver']));
    const [log] = good(takeIn([wentOn, other], elsewhere));
    expect(standingOf(log!).solved).toEqual([1, 5]);
    expect(good(takeIn([wentOn], other))).toEqual([wentOn, other]);
  });

  test('what is not there is refused, and what is there twice', () => {
    expect(refusal(replaceAdventure([other], EMPTY))).toBe('unknown-adventure');
    expect(refusal(deleteAdventure([other], 'log'))).toBe('unknown-adventure');
    expect(refusal(addAdventure([other], other))).toBe('known-adventure');
  });
});

describe('an adventure', () => {
  test('is copied with all that was done, under another name', () => {
    const copy = good(copyAdventure(wentOn, { id: 'copy', title: 'Again' }, 9));
    expect(copy).toEqual({ ...wentOn, id: 'copy', title: { ...copy.title, text: 'Again' } });
    expect(refusal(copyAdventure(wentOn, { id: '', title: '' }, 9))).toBe('bad-id');
  });

  test('is renamed', () => {
    expect(good(renameAdventure(other, '  The  long way ', 9)).title.text).toBe('The long way');
    expect(refusal(renameAdventure(other, 'x'.repeat(61), 9))).toBe('bad-title');
  });

  test.each([
    ['', ''],
    ['🦁 & co.', '🦁 & co.'],
    ['a\tb', 'a b'],
    ['a\u0007b', undefined],
    ['\ud800', undefined],
  ])('title %j', (text, title) => {
    expect(parseTitle(text)).toBe(title);
  });

  test('begins with a name and a title that can be', () => {
    expect(refusal(beginAdventure({ id: '', begun: 0, title: '' }))).toBe('bad-id');
    expect(refusal(beginAdventure({ id: 'x', begun: 0, title: '\u0007' }))).toBe('bad-title');
  });
});
