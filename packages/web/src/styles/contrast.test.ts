import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const [noon = '', night = ''] = css.split(':root[data-theme="dark"]');

type Palette = Readonly<Record<string, string>>;
const coloursIn = (text: string): Palette =>
  Object.fromEntries(
    [...text.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, hex]) => [name, hex]),
  );
const THEMES: Readonly<Record<string, Palette>> = {
  light: coloursIn(noon),
  dark: { ...coloursIn(noon), ...coloursIn(night) },
};

const PAPERS = ['bg', 'surface', 'surface-2', 'surface-3'];
const SEATS = [1, 2, 3, 4].map((number) => `seat-${number}`);
const TINTS = ['simple', 'advanced', 'fleece', 'hero', 'promo', 'other'].map((group) => `emblem-${group}`);
const TOPS = ['ground', 'roof-1', 'roof-2', 'roof-3'];
const on = (inks: readonly string[], papers: readonly string[]): readonly (readonly [string, string])[] =>
  inks.flatMap((ink) => papers.map((paper) => [ink, paper] as const));

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

/** The luminance of a colour as the web's accessibility guidelines define it. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(palette: Palette, ink: string, paper: string): number {
  const [dark, bright] = [luminance(palette[ink]!), luminance(palette[paper]!)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

describe.each(Object.entries(THEMES))('in the %s theme', (_, palette) => {
  test.each(TEXTS)('%s can be read on %s', (ink, paper) => {
    expect(contrast(palette, ink, paper)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(SHAPES)('%s stands out from %s', (ink, paper) => {
    expect(contrast(palette, ink, paper)).toBeGreaterThanOrEqual(3);
  });
});
