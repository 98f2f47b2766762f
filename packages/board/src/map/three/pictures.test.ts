import { expect, test } from 'vitest';
import { TOY_RELIEF, toyDrawing } from '../../../test/toy-relief.ts';
import { rgb } from '../../three/colour.ts';
import { labelsGeometry, labelsOf } from './labels.ts';
import { lightOf } from './page-colours.ts';
import { withValues } from './pictures.ts';
import { terrainOf } from './terrain.ts';

const PROPERTIES: Readonly<Record<string, string>> = {
  '--m-open': ' #fff',
  '--m-edge': '#0b1118',
  '--font-ui': 'system-ui, "Segoe UI"',
};
const read = (name: string): string => PROPERTIES[name] ?? '';

test('an image has values instead of the custom properties that it cannot know, within their quotes', () => {
  const markup = '<path fill="var(--m-open)" stroke="var(--m-edge)"/><text font-family="var(--font-ui)"/>';
  expect(withValues(markup, read)).toBe(
    `<path fill="#fff" stroke="#0b1118"/><text font-family="system-ui, 'Segoe UI'"/>`,
  );
});

test('colours are read however short they are written', () => {
  expect(lightOf(read, '--m-open')).toEqual(rgb('#ffffff'));
  expect(lightOf(read, '--m-edge')).toEqual(rgb('#0b1118'));
});

test('labels lie beside each other on their sheet, and only those that are seen lie on the map', () => {
  const drawing = toyDrawing();
  const labels = labelsOf(drawing);
  // One name is known; every area has a foot and can be full.
  expect(labels.all.map(({ kind }) => kind).sort()).toEqual(
    ['name', ...Array(4).fill('free'), ...Array(4).fill('full')].sort(),
  );
  const boxes = labels.all.map(
    ({ slot: [x, y], frame }) => [x, y, x + frame.width, y + frame.height] as const,
  );
  for (const [index, [left, top, right, bottom]] of boxes.entries()) {
    expect(right).toBeLessThanOrEqual(labels.width);
    expect(bottom).toBeLessThanOrEqual(labels.height);
    for (const [x, y, farX, farY] of boxes.slice(index + 1))
      expect(x < right && left < farX && y < bottom && top < farY).toBe(false);
  }
  const terrain = terrainOf(drawing, TOY_RELIEF);
  const seen = labelsGeometry(drawing, terrain, labels, (_, kind) => kind === 'free');
  expect(seen.getAttribute('position').count).toBe(4 * 6);
});
