import { expect, test } from 'vitest';
import { FIELD } from '../../test/field.ts';
import { RAID } from '../../test/raid.ts';
import { squaresOf } from '../grid.ts';
import { BARE, MARK_KINDS, type Scene, TOKEN_KINDS } from '../scene.ts';
import { drawingOf } from './drawing.ts';
import { FIELD_DRAWING } from './field.ts';
import { groundLayer } from './layers.ts';
import { overlay } from './overlay.ts';
import { VIEWS } from './projection.ts';
import { squarePieces } from './square-pieces.ts';

const CROWDED: Scene = {
  ...BARE,
  towers: BARE.towers.map((_, square) => ({ blocks: (square % 4) as 0 | 1 | 2 | 3, dome: square % 5 === 0 })),
  pieces: BARE.towers.map((_, square) => ({ square, kind: 'man', colour: 1 })),
  tokens: TOKEN_KINDS.map((kind, square) => ({ kind, square })),
  pointers: [{ kind: 'wind', direction: 'N' }],
  marks: MARK_KINDS.map((kind, square) => ({ kind, square })),
  last: {
    colour: 1,
    arrows: [{ from: 3, to: 7, colour: 1, isForced: true }],
    left: [3],
    reached: [7],
    built: [8, 9],
  },
  selected: 7,
  focus: 9,
  won: 7,
};

/** How many elements lie side by side. */
function elementsIn(markup: string): number {
  let [depth, count] = [0, 0];
  for (const [, slash, self] of markup.matchAll(/<(\/?)\w+[^<>]*?(\/?)>/g)) {
    if (slash) depth--;
    else if (depth === 0) count++;
    if (!slash && !self) depth++;
  }
  return count;
}

test.each<[name: string, scene: Scene]>([
  ['crowded', CROWDED],
  ['raided', RAID],
  ['textured', FIELD],
])('the layers of a %s island are lists of single elements', (_, scene) => {
  const picture = { body: () => '<path d="M0 0"/>', fill: 'var(--enemy)', edge: 'var(--enemy-edge)' };
  const drawing = drawingOf(VIEWS.wide, scene.shape, 0, {
    pictures: { guard: picture, shell: picture },
    field: FIELD_DRAWING,
  });
  const layers = [
    groundLayer(drawing, scene),
    overlay(drawing, scene, true),
    ...squaresOf(scene.shape).map((square) => squarePieces(drawing, scene, square)),
  ];
  expect(layers.flat().filter((element) => elementsIn(element) !== 1)).toEqual([]);
});
