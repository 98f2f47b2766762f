import { describe, expect, test } from 'vitest';
import { TOY_RELIEF, toyDrawing } from '../../../test/toy-relief.ts';
import { MAP_FORMS } from '../map-board.ts';
import type { MapRelief } from '../map-relief.ts';
import { rimOf } from './bedrock.ts';
import { placed } from './space.ts';
import { roundPoints, slice, terracesOf } from './terraces.ts';
import { isWithin, shareUp, terrainOf } from './terrain.ts';
import { dashes, drape } from './trails.ts';

const WITH_STAIRS: MapRelief = { ...TOY_RELIEF, stairs: { grass: 0.4 } };

describe('heights', () => {
  test.for(MAP_FORMS)('are those of the relief, however a map lies: %s', (form) => {
    const { heightOf } = terrainOf(toyDrawing(form), TOY_RELIEF);
    expect(heightOf('pond')).toBe(-0.2);
    expect(heightOf('rock')).toBe(0.5);
    expect(heightOf('west')).toBeCloseTo(terrainOf(toyDrawing('tall'), TOY_RELIEF).heightOf('west'));
  });

  test.for(MAP_FORMS)('are found by where one stands, %s', (form) => {
    const drawing = toyDrawing(form);
    const { groundAt, heightOf } = terrainOf(drawing, TOY_RELIEF);
    for (const { area, middle } of drawing.cells.values()) expect(groundAt(middle)).toBe(heightOf(area));
    expect(groundAt([-500, -500])).toBe(-0.2);
  });

  test('rise on stairs from their lower end to their upper one, whichever way is up', () => {
    for (const form of MAP_FORMS) {
      const drawing = toyDrawing(form);
      const cell = drawing.cells.get('west')!;
      const { heightAt, heightOf } = terrainOf(drawing, WITH_STAIRS);
      const { left, right, top, bottom } = cell.box;
      const [low, high] =
        form === 'tall'
          ? ([
              [0, bottom],
              [0, top],
            ] as const)
          : ([
              [left, 0],
              [right, 0],
            ] as const);
      expect(heightAt('west', low)).toBeCloseTo(heightOf('west') - 0.2);
      expect(heightAt('west', high)).toBeCloseTo(heightOf('west') + 0.2);
    }
  });

  test('of the rock between areas are below all that meet there', () => {
    const drawing = toyDrawing();
    const { corners, heightOf } = terrainOf(drawing, TOY_RELIEF);
    for (const [area, around] of Object.entries(drawing.plan.mesh.cells))
      for (const corner of around) expect(corners[corner]!).toBeLessThan(heightOf(area));
  });
});

describe('terraces', () => {
  test('have a top for every area, water apart from land, and no sides in water', () => {
    const drawing = toyDrawing();
    const terrain = terrainOf(drawing, WITH_STAIRS);
    const { land, water, sides } = terracesOf(drawing, WITH_STAIRS, terrain, () => [1, 1, 1]);
    const heights = ({ positions }: { readonly positions: readonly number[] }): readonly number[] =>
      positions.filter((_, index) => index % 3 === 1);
    expect(new Set(heights(water))).toEqual(new Set([-0.2]));
    const highest = Math.max(...[...drawing.cells.keys()].map(terrain.heightOf));
    expect(Math.max(...heights(land))).toBeGreaterThan(highest);
    expect(Math.min(...heights(sides))).toBeLessThan(Math.min(...heights(land)));
    expect(land.positions.every(Number.isFinite)).toBe(true);
  });

  test('have round corners within their outline', () => {
    const { outline } = toyDrawing().cells.get('west')!;
    const round = roundPoints(outline, 20);
    expect(round.length).toBeGreaterThan(outline.length);
    const mean = (axis: 0 | 1): number =>
      outline.reduce((sum, point) => sum + point[axis], 0) / outline.length;
    const nearer = round.map(([x, y]) => [x + (mean(0) - x) * 0.01, y + (mean(1) - y) * 0.01] as const);
    for (const point of nearer) expect(isWithin(outline, point)).toBe(true);
  });

  test('of stairs are slices that make the whole again', () => {
    const cell = toyDrawing().cells.get('west')!;
    const up = (point: readonly [number, number]): number => shareUp(cell, point);
    const area = (outline: readonly (readonly [number, number])[]): number =>
      outline.reduce((sum, [x, y], index) => {
        const [a, b] = outline[(index + 1) % outline.length]!;
        return sum + (x * b - a * y) / 2;
      }, 0);
    const parts = [-0.5, -0.25, 0, 0.25].map((from) => area(slice(cell.outline, up, from, from + 0.25)));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(area(cell.outline));
  });
});

test('the rim goes around all areas once', () => {
  const { mesh } = toyDrawing().plan;
  const rim = rimOf(mesh);
  expect(new Set(rim).size).toBe(rim.length);
  const inside = new Set(Object.values(mesh.cells).flat());
  for (const corner of rim) expect(inside.has(corner)).toBe(true);
});

describe('lines', () => {
  test('lie on the ground that they lead over, and never below the edge of a terrace beside them', () => {
    const drawing = toyDrawing();
    const terrain = terrainOf(drawing, TOY_RELIEF);
    const [from, to] = [drawing.cells.get('pond')!.middle, drawing.cells.get('rock')!.middle];
    const line = drape(drawing, terrain, [from, to]);
    expect(line[0]![1]).toBeGreaterThan(-0.2);
    expect(line.at(-1)![1]).toBeGreaterThan(0.5);
    for (const [x, y, z] of line) {
      const { width, height } = drawing;
      expect(y).toBeGreaterThan(terrain.groundAt([x * 100 + width / 2, z * 100 + height / 2]));
    }
  });

  test('are broken into dashes of one length', () => {
    const frame = { width: 0, height: 0 };
    const line = Array.from({ length: 101 }, (_, index) => placed(frame, [2 * index, 0], 0));
    const parts = dashes(line, [14, 11]);
    expect(parts.length).toBe(8);
    const lengths = parts.slice(1, -1).map((part) => Math.round((part.at(-1)![0] - part[0]![0]) * 100));
    for (const length of lengths) expect([12, 13, 14]).toContain(length);
  });
});
