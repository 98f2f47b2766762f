import { describe, expect, test } from 'vitest';
import { hero, TOY_SET, toyScene } from '../../../test/toy-map.ts';
import type { MapScene, MapUnit } from '../map-scene.ts';
import { mapDrawing } from './map-drawing.ts';
import { standing } from './standing.ts';

const DRAWING = mapDrawing(TOY_SET, 'toy', { form: 'tall', names: {}, largeNames: false });
const AREAS = ['west', 'pond', 'rock', 'south'];

/** The areas whose elements are not the same in two scenes. */
const redrawn = (before: MapScene, after: MapScene): readonly string[] =>
  AREAS.filter(
    (area) =>
      JSON.stringify(standing(DRAWING, before, area)) !== JSON.stringify(standing(DRAWING, after, area)),
  );

describe('only what changed is drawn again', () => {
  const before = toyScene([hero('one', 'west'), hero('two', 'south')], { stones: ['pond'] });
  const one = (more: Partial<MapUnit>): MapScene => ({
    ...before,
    units: before.units.map((unit) => (unit.id === 'one' ? { ...unit, ...more } : unit)),
  });

  test.each<[what: string, after: MapScene, areas: readonly string[]]>([
    ['nothing', { ...before }, []],
    ['a unit that goes: where it was and where it is', one({ area: 'pond' }), ['west', 'pond']],
    ['a unit that is wounded', one({ strength: { kind: 'vitality', left: 4, of: 5 } }), ['west']],
    ['a unit that is trapped', one({ isTrapped: true }), ['west']],
    ['a stone that is taken', { ...before, stones: [] }, ['pond']],
    ['a token that is laid', { ...before, tokens: [{ area: 'rock', face: 'back' }] }, ['rock']],
    [
      'marks, focus and ways',
      { ...before, focus: 'west', path: ['west', 'pond'], marks: [{ area: 'rock', kind: 'move' }] },
      [],
    ],
  ])('%s', (_, after, areas) => {
    expect(redrawn(before, after)).toEqual(areas);
  });
});

describe('a unit shows', () => {
  const drawn = (more: Partial<MapUnit>): string =>
    standing(DRAWING, toyScene([hero('one', 'west', more)]), 'west').join('');

  test.each<[state: string, more: Partial<MapUnit>, sign: RegExp]>([
    ['its vitality', {}, />5<\/text>/],
    ['that it is hurt, by a bar', { strength: { kind: 'vitality', left: 2, of: 5 } }, /M-13 9\.5H13/],
    ['a net', { isTrapped: true }, /class="net"/],
    ['a check when it was activated', { isActivated: true }, /class="badge"/],
    ['cracks when it is petrified', { isPetrified: true }, /-stony\)/],
    ['a stone at its shoulder', { carriesStone: true }, /class="carried"/],
    ['whose it is', { owner: 2 }, /class="owner".*>2</],
    ['that it is a target', { isTarget: true }, /class="aim"/],
    ['up to four flames', { rage: 3 }, /(class="flame".*){3}/],
    ['more flames as a number', { rage: 6 }, /class="rage".*>6</],
  ])('%s', (_, more, sign) => {
    expect(drawn(more)).toMatch(sign);
  });

  test('a figure for each left and a ring for each lost', () => {
    const markup = drawn({ strength: { kind: 'figures', left: 2, of: 5 } });
    expect(markup.match(/class="figure"/g)).toHaveLength(2);
    expect(markup.match(/r="2\.6"/g)).toHaveLength(3);
  });

  test('its side by its shape as well as by its colour', () => {
    expect(drawn({ side: 'red' }).replaceAll('red', 'blue')).not.toBe(drawn({ side: 'blue' }));
  });
});

test('an area without room says so', () => {
  const full = toyScene([hero('one', 'rock')]);
  expect(standing(DRAWING, full, 'rock').join('')).toContain('class="full"');
  expect(standing(DRAWING, toyScene([hero('one', 'west')]), 'west').join('')).not.toContain('class="full"');
});

test('a face that nobody has brought is an error at once', () => {
  expect(() => standing(DRAWING, toyScene([hero('one', 'west', { face: 'nobody' })]), 'west')).toThrow(
    'nobody',
  );
});
