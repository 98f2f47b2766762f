import { readFileSync } from 'node:fs';
import { piecePicture } from '@thera/board';
import { describe, expect, test } from 'vitest';
import { FIGURE_KINDS, TOKEN_KINDS } from './kinds.ts';
import { SPHINX_PICTURES } from './pictures.ts';

const KINDS = [...FIGURE_KINDS, ...TOKEN_KINDS];
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const TOKENS = read('../../../styles/tokens.css') + read('../tokens.css');

test('every kind has a picture, and there is none besides', () => {
  expect(Object.keys(SPHINX_PICTURES).sort()).toEqual(KINDS.toSorted());
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
