import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, on, themesIn } from '../../test/contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const THEMES = themesIn(css);

const PAPERS = ['bg', 'surface', 'surface-2', 'surface-3'];
const SEATS = [1, 2, 3, 4].map((number) => `seat-${number}`);
const TINTS = ['simple', 'advanced', 'fleece', 'hero', 'promo', 'other'].map((group) => `emblem-${group}`);
const TOPS = ['ground', 'roof-1', 'roof-2', 'roof-3'];

/** What is read: 4.5 to 1. */
const TEXTS = [
  ...on(['text', 'text-2'], PAPERS),
  ...on(['accent'], ['bg', 'surface', 'surface-2', 'accent-soft']),
  ...on(['accent-ink'], ['accent', 'accent-hover']),
  ...on(['warm'], ['bg', 'surface', 'warm-soft']),
  ...on(['good'], ['bg', 'surface']),
  ...on(['text'], ['accent-soft', ...SEATS.map((seat) => `${seat}-soft`)]),
  ...SEATS.flatMap((seat) => on([`${seat}-ink`], ['bg', 'surface', `${seat}-soft`])),
  ...on(['mark-casing'], ['enemy-edge']),
];
/** Edges, marks and pictures: 3 to 1. */
const SHAPES = [
  ...on(['emblem-accent'], ['bg', 'surface', ...TINTS]),
  ...on(['text'], TINTS),
  ...on(['line-strong', 'focus'], ['bg', 'surface']),
  ...on(['mark', ...SEATS.map((seat) => `${seat}-edge`), 'gold-edge', 'bronze-edge'], TOPS),
  ...on(['mark-casing'], ['mark', 'mark-hot']),
  ...on(['enemy-edge'], [...TOPS, 'mark-casing', 'enemy-accent']),
  ...on(['die-ink'], ['plaster-lit']),
  ...on(['rock-4'], ['ground']),
  ...on(['text'], ['rim']),
];

describe.each(Object.entries(THEMES))('in the %s theme', (_, palette) => {
  test.each(TEXTS)('%s can be read on %s', (ink, paper) => {
    expect(contrast(palette, ink, paper)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPES)('%s stands out from %s', (ink, paper) => {
    expect(contrast(palette, ink, paper)).toBeGreaterThanOrEqual(3);
  });
});
