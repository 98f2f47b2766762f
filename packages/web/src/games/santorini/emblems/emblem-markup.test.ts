import { type CardId, POWER_IDS } from '@thera/santorini';
import { describe, expect, test } from 'vitest';
import { emblemMarkup } from './emblem-markup.ts';
import { ACCENT, INK } from './pen.ts';

const GRID = 64;
const MARGIN = 6;
const MOST_SHAPES = 12;
const THINNEST_LINE = 2.4;

const IDS: readonly CardId[] = [...POWER_IDS, 'mortal'];

const valuesOf = (markup: string, attribute: string): string[] =>
  [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '');

const numbersOf = (command: string): number[] => command.slice(1).split(' ').filter(Boolean).map(Number);

const commandsOf = (markup: string): string[] =>
  valuesOf(markup, 'd').flatMap((path) => path.match(/[A-Z][^A-Z]*/g) ?? []);

/** The numbers of a command that are places; radii and flags of arcs are not. */
const placesOf = (command: string): number[] => numbersOf(command).slice(command.startsWith('A') ? -2 : 0);

/** Where the pen comes to after a command. */
const endOf = (command: string): number[] => numbersOf(command).slice(-2);

test('there are 72 emblems: one for each power, and one for none', () => {
  expect(IDS).toHaveLength(72);
  expect(new Set(IDS).size).toBe(IDS.length);
});

describe.each(IDS)('the emblem of %s', (id) => {
  const markup = emblemMarkup(id);

  test('is one drawing on the grid, silent for screen readers', () => {
    expect(markup).toMatch(
      /^<svg viewBox="0 0 64 64" aria-hidden="true"[^>]*>(<(g|path) [^<>]*\/?>|<\/g>)+<\/svg>$/,
    );
  });

  test('has both colours and no other', () => {
    const colours = new Set([...valuesOf(markup, 'fill'), ...valuesOf(markup, 'stroke')]);
    expect([...colours].sort()).toEqual([INK, 'none', ACCENT].sort());
  });

  test('has few shapes', () => {
    expect(markup.match(/<path /g)?.length).toBeLessThanOrEqual(MOST_SHAPES);
  });

  test('stays on the grid', () => {
    const places = commandsOf(markup).flatMap(placesOf);
    expect(places.filter((place) => !(place >= 0 && place <= GRID))).toEqual([]);
  });

  test('leaves a margin', () => {
    const ends = commandsOf(markup).flatMap(endOf);
    expect(ends.filter((end) => !(end >= MARGIN && end <= GRID - MARGIN))).toEqual([]);
  });

  test('is written with absolute commands', () => {
    for (const path of valuesOf(markup, 'd')) expect(path).toMatch(/^M[MLHVCQAZ\d. ]+$/);
  });

  test('has no line too thin to see, except the softened rims of masses', () => {
    const lines = markup.match(/<path d="[^"]*" stroke="[^>]*>/g) ?? [];
    const widths = lines.flatMap((line) => valuesOf(line, 'stroke-width').map(Number));
    expect(widths.filter((width) => width < THINNEST_LINE)).toEqual([]);
  });
});

test('no two emblems are alike', () => {
  const drawings = new Set(IDS.map(emblemMarkup));
  expect(drawings.size).toBe(IDS.length);
});

test('no two emblems share a drawing but for their base', () => {
  const shapes = IDS.filter((id) => !id.endsWith('-2e')).flatMap((id) => valuesOf(emblemMarkup(id), 'd'));
  const repeated = shapes.filter((shape, place) => shapes.indexOf(shape) !== place);
  expect(repeated).toEqual([]);
});
