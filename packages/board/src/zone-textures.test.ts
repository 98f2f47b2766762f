import { describe, expect, test } from 'vitest';
import { FIELD } from '../test/field.ts';
import { FIVE_BY_FIVE } from './grid.ts';
import { BARE, type Tower } from './scene.ts';
import { dashesAround, TEXTURES, type TextureKind, texturePlace, texturesIn } from './zone-textures.ts';

const KINDS = Object.keys(TEXTURES) as readonly TextureKind[];

test('no two textures are alike', () => {
  expect(new Set(KINDS.map((kind) => JSON.stringify(TEXTURES[kind]))).size).toBe(KINDS.length);
});

test.each(KINDS)('%s keeps to its square', (kind) => {
  const { area = [], lines } = TEXTURES[kind];
  for (const [east, north] of [...area, ...lines.flat()])
    expect(Math.max(Math.abs(east), Math.abs(north))).toBeLessThan(1.05);
});

test('exits and routes are lines around their squares, not textures', () => {
  expect(texturesIn(FIELD).map(([, kind]) => kind)).toEqual(KINDS);
  expect(texturesIn({ ...BARE, zones: [{ squares: [1] }, { squares: [2], kind: 'route' }] })).toEqual([]);
});

const FREE: Tower = { blocks: 0, dome: false };
const BUILT: Tower = { blocks: 2, dome: false };
const DOMED: Tower = { blocks: 1, dome: true };

describe.each<[TextureKind, readonly (string | undefined)[]]>([
  ['tide', ['ground', undefined, undefined]],
  ['flood', ['ground', undefined, undefined]],
  ['hatch', ['ground', 'roof', undefined]],
  ['target', ['ground', 'roof', undefined]],
  ['tomb', ['ground', 'roof', undefined]],
  ['ruin', ['ground', 'ground', 'ground']],
])('%s', (kind, places) => {
  test('is seen where it is of use: on free ground, on a tower, below a dome', () => {
    const seen = [FREE, BUILT, DOMED].map((tower) =>
      texturePlace({ ...BARE, towers: BARE.towers.with(3, tower) }, 3, TEXTURES[kind]),
    );
    expect(seen).toEqual(places);
  });
});

test('a broken line goes around a ring on both sides', () => {
  const middle = [6, 7, 8, 11, 12, 13, 16, 17, 18];
  const squares = BARE.towers.flatMap((_, square) => (middle.includes(square) ? [] : [square]));
  const dashes = dashesAround({ shape: FIVE_BY_FIVE, quarterTurns: 0, squares });
  const reach = dashes.map(([[x, y]]) => Math.max(Math.abs(x), Math.abs(y)));
  expect(reach.filter((out) => out > 2.3)).toHaveLength(4 * 20);
  expect(reach.filter((out) => out < 2)).toHaveLength(4 * 12);
});
