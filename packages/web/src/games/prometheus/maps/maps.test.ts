import { adjacentPairs, bareMap, MAP_FORMS, type MapForm, type MapPlan, mapPicture } from '@thera/board';
import { AREAS, type AreaId, type MapId, TERRAIN_IDS } from '@thera/prometheus';
import { describe, expect, test } from 'vitest';
import { PROMETHEUS_DRAWINGS } from '../figures/drawings.ts';
import { SHADED } from './areas.ts';

const areasOf = (map: MapId): readonly AreaId[] =>
  (Object.keys(AREAS) as AreaId[]).filter((area) => AREAS[area].map === map);
const picture = (map: MapId, form: MapForm): string =>
  mapPicture(PROMETHEUS_DRAWINGS, bareMap(map), { form, names: {}, largeNames: false });
const pair = (one: string, other: string): string => [one, other].sort().join(' ');

describe.each([
  ['styx', 60],
  ['olympus', 59],
] as const)('on the map of %s', (map, count) => {
  const plan = PROMETHEUS_DRAWINGS.maps[map] as MapPlan;

  test('what touches is adjacent, and nothing else touches', () => {
    const drawn = adjacentPairs(plan.mesh).map(([one, other]) => pair(one, other));
    const ruled = areasOf(map).flatMap((area) => AREAS[area].adj.map((other) => pair(area, other)));
    expect(drawn).toHaveLength(count);
    expect(drawn.sort()).toEqual([...new Set(ruled)].sort());
  });

  test('every area has a shape, a plan, and as many places as the rules give it', () => {
    expect(Object.keys(plan.mesh.cells).sort()).toEqual(areasOf(map).toSorted());
    for (const area of areasOf(map)) expect(plan.areas[area]!.places, area).toBe(AREAS[area].cap);
  });

  test('every corner is the corner of an area, and areas go clockwise', () => {
    const { corners, cells } = plan.mesh;
    const used = new Set(Object.values(cells).flat());
    expect([...used].sort((a, b) => a - b)).toEqual(
      Array.from({ length: corners.length / 2 }, (_, index) => index),
    );
    for (const [area, cell] of Object.entries(cells)) {
      const turn = cell.reduce((sum, corner, index) => {
        const next = cell[(index + 1) % cell.length]!;
        return (
          sum + corners[2 * corner]! * corners[2 * next + 1]! - corners[2 * next]! * corners[2 * corner + 1]!
        );
      }, 0);
      expect(turn, area).toBeGreaterThan(0);
    }
  });

  test('plain ground has a landmark', () => {
    const lacking = areasOf(map).filter(
      (area) => AREAS[area].terrain === 'open' && plan.areas[area]!.landmark === undefined,
    );
    expect(lacking).toEqual([]);
  });

  test.each(MAP_FORMS)('the drawing that is %s has a group, a foot and the props of every area', (form) => {
    const markup = picture(map, form);
    for (const area of areasOf(map)) {
      const [, own] = markup.split(`<g class="area" data-cell="${area}">`);
      const [group] = own!.split('<g class="area"');
      const props = Object.values(AREAS[area].props ?? {}).reduce((sum, each) => sum + each, 0);
      expect(group, area).toContain('class="foot"');
      expect(group!.match(/class="prop"/g)?.length ?? 0, area).toBe(props);
    }
  });

  test.each(MAP_FORMS)('the drawing that is %s is sound and not too large', (form) => {
    const markup = picture(map, form);
    expect(markup).not.toMatch(/undefined|NaN|Infinity/);
    const opened = markup.match(/<[a-zA-Z]+[^<>]*[^/]>|<[a-zA-Z]+>/g) ?? [];
    expect(markup.match(/<\/[a-zA-Z]+>/g)).toHaveLength(opened.length);
    expect(markup.match(/<\w/g)!.length).toBeLessThan(1_000);
    expect(markup.length).toBeLessThan(190_000);
  });

  test.each(MAP_FORMS)('nothing of the drawing that is %s lies outside its frame', (form) => {
    const [width, height] = form === 'tall' ? [1000, 1330] : [1440, 1040];
    const cells = [...picture(map, form).matchAll(/class="cell" d="([^"]+)"/g)].map(([, data]) => data!);
    expect(cells).toHaveLength(areasOf(map).length);
    for (const data of cells) {
      const numbers = data.match(/-?[\d.]+/g)!.map(Number);
      expect(Math.min(...numbers)).toBeGreaterThan(0);
      expect(Math.max(...numbers.filter((_, index) => index % 2 === 0))).toBeLessThan(width);
      expect(Math.max(...numbers.filter((_, index) => index % 2 === 1))).toBeLessThan(height);
    }
  });
});

describe('kinds of ground', () => {
  const { floors } = PROMETHEUS_DRAWINGS.maps.styx!;

  test('all that the rules know can be drawn', () => {
    expect(Object.keys(floors).sort()).toEqual([...TERRAIN_IDS, SHADED].sort());
  });

  test('each but plain ground has a glyph of its own', () => {
    const glyphs = TERRAIN_IDS.filter((terrain) => terrain !== 'open').map(
      (terrain) => floors[terrain]!.glyph,
    );
    expect(glyphs).not.toContain(undefined);
    expect(new Set(glyphs).size).toBe(glyphs.length);
  });

  test('they are told apart without colour, by the lines of their textures', () => {
    const cell = {
      area: 'S1',
      form: 'tall',
      outline: [
        [0, 0],
        [200, 0],
        [200, 200],
        [0, 200],
      ],
      path: '',
      middle: [100, 100],
      box: { left: 0, top: 0, right: 200, bottom: 200 },
    } as const;
    const kinds = TERRAIN_IDS.filter((terrain) => terrain !== 'crag');
    const lines = kinds.map((terrain) =>
      floors[terrain]!.texture(cell).replaceAll(/var\(--[\w-]+\)|#\w+/g, ''),
    );
    expect(lines).not.toContain('');
    expect(new Set(lines).size).toBe(kinds.length);
  });
});
