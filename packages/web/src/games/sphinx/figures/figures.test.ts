import { readFileSync } from 'node:fs';
import { piecePicture } from '@thera/board';
import { describe, expect, test } from 'vitest';
import { FIGURE_KINDS, TOKEN_KINDS } from './kinds.ts';
import { SPHINX_PICTURES } from './pictures.ts';
import { SPHINX_SOLIDS } from './solids.ts';

const KINDS = [...FIGURE_KINDS, ...TOKEN_KINDS];
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const TOKENS = read('../../../styles/tokens.css') + read('../tokens.css');

test('every kind has a picture and a solid, and there are none besides', () => {
  expect(Object.keys(SPHINX_PICTURES).sort()).toEqual(KINDS.toSorted());
  expect(Object.keys(SPHINX_SOLIDS).sort()).toEqual(KINDS.toSorted());
  expect(new Set(KINDS).size).toBe(KINDS.length);
});

test('no two kinds look alike', () => {
  expect(new Set(KINDS.map((kind) => piecePicture(SPHINX_PICTURES[kind]))).size).toBe(KINDS.length);
});

describe.each(KINDS)('the picture of %s', (kind) => {
  const markup = piecePicture(SPHINX_PICTURES[kind]);

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

/** A worker has at most 2000 triangles; there are up to nine coins on a field. */
const MOST_TRIANGLES = { figure: 4000, token: 1500 };

describe.each(KINDS)('the solid of %s', (kind) => {
  const { solid, nobody } = SPHINX_SOLIDS[kind];
  const { positions, normals, colours } = solid(nobody.light, 16);
  const along = (axis: number): readonly number[] => positions.filter((_, i) => i % 3 === axis);
  const isFigure = FIGURE_KINDS.some((figure) => figure === kind);

  test('is whole and not too fine', () => {
    expect(positions.length % 9).toBe(0);
    expect([normals.length, colours.length]).toEqual([positions.length, positions.length]);
    expect([...positions, ...normals, ...colours].every(Number.isFinite)).toBe(true);
    expect(positions.length / 9).toBeLessThanOrEqual(MOST_TRIANGLES[isFigure ? 'figure' : 'token']);
  });

  test('stands on the ground or above it, and stays near its square', () => {
    expect(Math.min(...along(1))).toBeGreaterThan(-0.06);
    expect(Math.max(...along(1))).toBeGreaterThan(isFigure ? 0.65 : 0.3);
    expect(Math.max(...along(1))).toBeLessThan(isFigure ? 1.2 : 0.7);
    expect(Math.max(...[...along(0), ...along(2)].map(Math.abs))).toBeLessThan(0.56);
  });
});
