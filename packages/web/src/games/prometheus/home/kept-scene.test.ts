import { expect, test } from 'vitest';
import { parseKeptScene } from './kept-scene.ts';

const SCENE = { units: [{ id: 'zeus', area: 'O19', side: 'red' }], rage: 3 };

test('a scene that was kept is read again', () => {
  expect(parseKeptScene(JSON.parse(JSON.stringify({ ...SCENE, more: 1 })))).toEqual(SCENE);
});

test.each([
  ['nothing', undefined],
  ['no list', { ...SCENE, units: {} }],
  ['too many', { ...SCENE, units: Array.from({ length: 25 }, () => SCENE.units[0]) }],
  ['an area of no map', { ...SCENE, units: [{ id: 'zeus', area: 'X1', side: 'red' }] }],
  ['no side', { ...SCENE, units: [{ id: 'zeus', area: 'O1', side: 'green' }] }],
  ['markup for a name', { ...SCENE, units: [{ id: '<b>', area: 'O1', side: 'red' }] }],
  ['half a rage', { ...SCENE, rage: 0.5 }],
])('%s is refused', (_, input) => {
  expect(parseKeptScene(input)).toBeUndefined();
});
