import { AREAS, type AreaId } from '@thera/prometheus';
import { expect, test } from 'vitest';
import { PROMETHEUS_DRAWINGS } from '../figures/drawings.ts';
import { MAP_SOLIDS } from './map-solids.ts';

const MAPS = ['styx', 'olympus'] as const;

const heightsOf = (map: (typeof MAPS)[number]): Readonly<Record<string, number>> => {
  const { mesh, areas } = PROMETHEUS_DRAWINGS.maps[map]!;
  return Object.fromEntries(
    Object.entries(mesh.cells).map(([area, corners]) => {
      const mean = (axis: 0 | 1): number =>
        corners.reduce((sum, corner) => sum + mesh.corners[2 * corner + axis]!, 0) / corners.length;
      return [area, MAP_SOLIDS.maps[map]!.height(areas[area]!, [mean(0) / 1000, mean(1) / 1330])];
    }),
  );
};

test.for(MAPS)('on %s water lies below all around it, and rock above', (map) => {
  const heights = heightsOf(map);
  for (const [area, height] of Object.entries(heights)) {
    const { terrain, adj } = AREAS[area as AreaId];
    const [isWater, isRock] = [
      ['water', 'rift'],
      ['cliff', 'crag'],
    ].map((kinds) => kinds.includes(terrain));
    for (const other of adj) {
      if (AREAS[other].terrain === terrain) continue;
      const isSunken = ['water', 'rift'].includes(AREAS[other].terrain);
      if (isWater && !isSunken) expect(height, `${area} by ${other}`).toBeLessThan(heights[other]!);
      if (isRock) expect(height, `${area} by ${other}`).toBeGreaterThan(heights[other]!);
    }
  }
});

test('Olympus rises from the passes to the thrones', () => {
  const heights = heightsOf('olympus');
  for (const pass of ['O1', 'O2', 'O3'])
    for (const throne of ['O18', 'O19', 'O20'])
      expect(heights[throne]!).toBeGreaterThan(heights[pass]! + 0.5);
});

const colour = () => [0.5, 0.5, 0.5] as const;

test.for(MAPS)('whatever stands on %s stands on the ground and in its area', (map) => {
  const { landmarks, props, furniture } = MAP_SOLIDS.maps[map]!;
  const { areas, props: drawn } = PROMETHEUS_DRAWINGS.maps[map]!;
  expect(Object.keys(landmarks).every((area) => areas[area]?.landmark !== undefined)).toBe(true);
  expect(Object.keys(props).sort()).toEqual(Object.keys(drawn).sort());
  const solids = [
    ...Object.values(landmarks).map((make) => make(colour)),
    ...Object.values(props).map((make) => make('O14', colour)),
    MAP_SOLIDS.stone,
  ];
  for (const { positions } of solids) {
    const [x, y, z] = [0, 1, 2].map((axis) => positions.filter((_, index) => index % 3 === axis));
    expect(positions.length).toBeGreaterThan(0);
    expect(Math.min(...y!)).toBeGreaterThan(-0.1);
    expect(Math.max(...y!)).toBeLessThan(1.2);
    for (const side of [x!, z!]) expect(Math.max(...side.map(Math.abs))).toBeLessThan(1);
  }
  expect(Object.keys(furniture)).toEqual(['ruins']);
});
