import { expect, test } from 'vitest';
import { hero, TOY_SET, toyScene } from '../../test/toy-map.ts';
import { mapMiniature } from './miniature.ts';

const small = mapMiniature(
  TOY_SET.maps.toy!,
  toyScene([hero('one', 'west'), hero('two', 'south', { side: 'red' })]),
);

test('a miniature has areas and units, and nothing that has a name on the page', () => {
  expect(small.match(/<path d=/g)).toHaveLength(4 + 1);
  expect(small.match(/<circle/g)).toHaveLength(1);
  expect(small).not.toMatch(/ id=|<text|clipPath|url\(/);
});

test('a miniature is small', () => {
  expect(small.length).toBeLessThan(2_000);
});
