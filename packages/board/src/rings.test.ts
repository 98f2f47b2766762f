import { expect, test } from 'vitest';
import { BARE, type Scene } from './scene.ts';
import { drawingOf } from './svg/drawing.ts';
import { VIEWS } from './svg/projection.ts';
import { squarePieces } from './svg/square-pieces.ts';
import { ringSolid } from './three/attention.ts';
import { PALETTES } from './three/palette.ts';
import { triangleCount } from './three/solid.ts';

const SCENE: Scene = {
  ...BARE,
  pieces: [
    { square: 7, kind: 'man', colour: 0 },
    { square: 17, kind: 'woman', colour: 0 },
  ],
};

test.each([
  ['nobody', {}, []],
  ['the one in hand', { selected: 7 }, [7]],
  ['those that ask to be picked up', { beckoning: [7, 17] }, [7, 17]],
] as const)('a ring is around %s on both boards', (_, wanted, ringed) => {
  const scene: Scene = { ...SCENE, ...wanted };
  const drawing = drawingOf(VIEWS.wide, scene.shape, 0);
  const drawn = scene.pieces.filter(
    ({ square }) => squarePieces(drawing, scene, square).length > squarePieces(drawing, SCENE, square).length,
  );
  expect(drawn.map(({ square }) => square)).toEqual(ringed);
  const one = triangleCount(ringSolid({ ...SCENE, selected: 7 }, 0, PALETTES.light));
  expect(triangleCount(ringSolid(scene, 0, PALETTES.light))).toBe(one * ringed.length);
});
