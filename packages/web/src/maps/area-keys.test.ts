import type { AreaId, Point } from '@thera/board';
import { expect, test } from 'vitest';
import { areaInDirection } from './area-keys.ts';

const around = (x: number, y: number): readonly Point[] => [
  [x - 5, y - 5],
  [x + 5, y - 5],
  [x + 5, y + 5],
  [x - 5, y + 5],
];
const OUTLINES: ReadonlyMap<AreaId, readonly Point[]> = new Map([
  ['middle', around(50, 50)],
  ['left', around(30, 52)],
  ['above', around(56, 30)],
  ['far above', around(50, 10)],
  ['aside', around(70, 58)],
]);
const NEIGHBOURS = ['left', 'above', 'aside'];

test.each<[key: string, area: AreaId | undefined]>([
  ['ArrowLeft', 'left'],
  ['ArrowUp', 'above'],
  ['ArrowRight', 'aside'],
  ['ArrowDown', 'middle'],
  ['Enter', undefined],
])('%s leads to %s', (key, area) => {
  expect(areaInDirection(OUTLINES, NEIGHBOURS, 'middle', key)).toBe(area);
});
