import { readFileSync } from 'node:fs';
import { type PieceView, piecePicture } from '@thera/board';
import { ENEMY_KINDS } from '@thera/santowerini';
import { describe, expect, test } from 'vitest';
import { doorPicture } from './door-picture.ts';
import { ENEMY_PICTURES } from './enemy-pictures.ts';
import { ENEMY_SOLIDS } from './enemy-solids.ts';
import { GAME_ICONS, ORDER_ICONS } from './order-icons.ts';

const VIEWS: readonly PieceView[] = ['front', 'back', 'left', 'right'];
const TOKENS = readFileSync(new URL('../../../styles/tokens.css', import.meta.url), 'utf8');

const PICTURES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ENEMY_KINDS.flatMap((kind) =>
      VIEWS.map((view) => [`${kind} from the ${view}`, piecePicture(ENEMY_PICTURES[kind], view)]),
    ),
  ),
  door: doorPicture(),
};

describe.each(Object.entries(PICTURES))('the picture of the %s', (_, markup) => {
  test('closes what it opens', () => {
    const opened = markup.match(/<[a-zA-Z]+[^<>]*[^/]>/g) ?? [];
    expect(markup.match(/<\/[a-zA-Z]+>/g)).toHaveLength(opened.length);
    expect(markup).not.toMatch(/undefined|NaN/);
  });

  test('has colours of the themes only', () => {
    const names = [...markup.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name!);
    expect(names.filter((name) => !TOKENS.includes(`--${name}:`))).toEqual([]);
    expect([...markup.matchAll(/(?:fill|stroke)="(#[^"]+)"/g)].map(([, hex]) => hex)).toSatisfy(
      (colours: readonly string[]) => colours.every((colour) => colour === '#fff'),
    );
  });
});

test('all kinds from all sides differ', () => {
  expect(new Set(Object.values(PICTURES)).size).toBe(Object.keys(PICTURES).length);
});

test('icons differ', () => {
  const icons = [...Object.values(ORDER_ICONS), ...Object.values(GAME_ICONS)];
  expect(new Set(icons).size).toBe(icons.length);
});

/** A worker has at most 2000 triangles; there are up to five enemies ashore. */
const MOST_TRIANGLES = 3000;

describe.each(ENEMY_KINDS)('the solid of a %s', (kind) => {
  const { solid, nobody } = ENEMY_SOLIDS[kind];
  const { positions, normals, colours } = solid(nobody.light, 16);

  test('is whole and not too fine', () => {
    expect(positions.length % 9).toBe(0);
    expect([normals.length, colours.length]).toEqual([positions.length, positions.length]);
    expect([...positions, ...normals, ...colours].every(Number.isFinite)).toBe(true);
    expect(positions.length / 9).toBeLessThanOrEqual(MOST_TRIANGLES);
  });

  test('stands on the ground, about as high as a worker, and stays near its square', () => {
    const along = (axis: number): readonly number[] => positions.filter((_, i) => i % 3 === axis);
    expect(Math.min(...along(1))).toBeGreaterThan(-0.03);
    expect(Math.max(...along(1))).toBeGreaterThan(0.65);
    expect(Math.max(...along(1))).toBeLessThan(1.1);
    expect(Math.max(...[...along(0), ...along(2)].map(Math.abs))).toBeLessThan(0.6);
  });
});
