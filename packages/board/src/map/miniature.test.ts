import { expect, test } from 'vitest';
import { hero, TOY_SET, toyScene } from '../../test/toy-map.ts';
import { mapMiniature, miniatureSheets } from './miniature.ts';

const plan = TOY_SET.maps.toy!;
const small = mapMiniature(plan, toyScene([hero('one', 'west'), hero('two', 'south', { side: 'red' })]));

test('a miniature has areas and units, and nothing that has a name on the page', () => {
  expect(small.match(/<path d=/g)).toHaveLength(4 + 1);
  expect(small.match(/<circle/g)).toHaveLength(1);
  expect(small).not.toMatch(/ id=|<text|clipPath|url\(/);
});

test('a miniature is small', () => {
  expect(small.length).toBeLessThan(2_000);
});

test('whoever moves changes only the sheet of the units', () => {
  const [areas, units] = miniatureSheets(plan, toyScene([hero('one', 'west')]));
  const [sameAreas, otherUnits] = miniatureSheets(plan, toyScene([hero('one', 'south')]));
  expect(sameAreas).toBe(areas);
  expect(otherUnits).not.toBe(units);
});
