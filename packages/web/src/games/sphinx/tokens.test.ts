import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrast, on, themesIn } from '../../../test/contrast.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const THEMES = themesIn(read('../../styles/tokens.css'), read('./tokens.css'));

const PAPERS = ['bg', 'surface'];
const TOPS = ['ground', 'roof-1', 'roof-2', 'roof-3'];
const PAIRS = ['pair-white', 'pair-brown', 'wanderer'];
const TIERS = ['silver', 'gold', 'heroic', 'godlike'].map((tier) => `tier-${tier}`);
const GEMS = ['gem-red', 'gem-green', 'gem-blue'];
const edged = (names: readonly string[]): readonly string[] => names.map((name) => `${name}-edge`);

/** What is read: 4.5 to 1. */
const TEXTS = [
  ...PAIRS.flatMap((pair) => on([`${pair}-ink`], [...PAPERS, `${pair}-soft`])),
  ...on(
    ['text'],
    PAIRS.map((pair) => `${pair}-soft`),
  ),
  ...TIERS.flatMap((tier) => on([`${tier}-ink`], [tier])),
  ...on(['chart-ink'], ['chart', 'chart-2', 'chart-sea', 'chart-sea-2']),
  ...on(['night-text', 'night-text-2', 'star'], ['night', 'night-2']),
  ...on(['wood-edge', 'figure-edge'], ['plaster-lit']),
];
/** Edges and pictures: 3 to 1. */
const SHAPES = [
  ...on([...edged([...PAIRS, 'king', 'sphinx', 'figure']), ...edged(GEMS), 'bless-edge', 'wood-edge'], TOPS),
  ...on(edged(['tier-silver', 'tier-gold']), TOPS),
  ...on(edged(['pair-brown']), ['pair-brown', 'pair-brown-hod']),
  ...on(
    TIERS.map((tier) => `${tier}-open`),
    PAPERS,
  ),
  ...on(['chart-route'], ['chart', 'chart-sea']),
  ...on(['night-line'], ['night', 'night-2']),
  ...on(['figure-edge'], ['plaster-shade']),
];

describe.each(Object.entries(THEMES))('in the %s theme', (_, palette) => {
  test.each(TEXTS)('%s can be read on %s', (ink, paper) => {
    expect(contrast(palette, ink, paper)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPES)('%s stands out from %s', (ink, paper) => {
    expect(contrast(palette, ink, paper)).toBeGreaterThanOrEqual(3);
  });
});
