import { expect, test } from 'vitest';
import { countOf, isWelcome, NO_TASTES, parseTastes, withTaste } from './tastes.ts';

test.each([
  [null, NO_TASTES],
  ['', NO_TASTES],
  ['[1]', NO_TASTES],
  ['{"gods":7,"onlyFavourites":"yes"}', NO_TASTES],
  [
    '{"gods":{"pan":"favourite","zeus":"unwanted","atlas":"so-so","__proto__":"favourite","nobody":"favourite"},"onlyFavourites":true}',
    { gods: { pan: 'favourite', zeus: 'unwanted' }, onlyFavourites: true },
  ],
])('what was kept is read as far as it goes: %s', (text, tastes) => {
  expect(parseTastes(text)).toEqual(tastes);
});

test('an opinion takes the place of another, and the same twice is none', () => {
  const liked = withTaste(NO_TASTES, 'pan', 'favourite');
  expect(countOf(liked, 'favourite')).toBe(1);
  expect(withTaste(liked, 'pan', 'unwanted').gods).toEqual({ pan: 'unwanted' });
  expect(withTaste(liked, 'pan', 'favourite')).toEqual(NO_TASTES);
});

test('an unwanted god is never welcome, and any other only if favourites are not asked for', () => {
  const tastes = withTaste(withTaste(NO_TASTES, 'pan', 'favourite'), 'atlas', 'unwanted');
  const welcome = (onlyFavourites: boolean): boolean[] =>
    (['pan', 'atlas', 'apollo'] as const).map((id) => isWelcome({ ...tastes, onlyFavourites }, id));
  expect(welcome(false)).toEqual([true, false, true]);
  expect(welcome(true)).toEqual([true, false, false]);
});
