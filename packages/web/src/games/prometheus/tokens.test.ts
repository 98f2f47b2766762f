import { readFileSync } from 'node:fs';
import { bareMap, mapPicture } from '@thera/board';
import { describe, expect, test } from 'vitest';
import { contrast, on, type Palette, themesIn } from '../../../test/contrast.ts';
import { PROMETHEUS_DRAWINGS } from './figures/drawings.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const SHEET = read('./tokens.css');
const THEMES = themesIn(read('../../styles/tokens.css'), SHEET);

/** The colours of a map: what its rules say, the last one first. */
const coloursOf = (selector: string): Palette =>
  Object.fromEntries(
    [...SHEET.matchAll(new RegExp(`(?:^|\\n) *${selector} \\{([^}]*)\\}`, 'g'))].flatMap(([, block]) =>
      [...block!.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name!, hex!] as const),
    ),
  );
const STYX = coloursOf('\\.map-styx');
const NOON = coloursOf('\\.map-olympus');
const MOON: Palette = { ...NOON, ...coloursOf(':root\\[data-theme="dark"\\] \\.map-olympus') };
const MAPS = { styx: STYX, 'olympus at noon': NOON, 'olympus by moonlight': MOON };

describe.each(Object.entries(THEMES))('in the %s theme', (_, palette) => {
  test.each(on(['side-blue-ink', 'side-red-ink'], ['bg', 'surface']))(
    '%s can be read on %s',
    (ink, paper) => {
      expect(contrast(palette, ink, paper)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each([
    ['side-blue-edge', 'side-blue'],
    ['side-red-edge', 'side-red'],
    ['side-blue-edge', 'side-blue-soft'],
    ['side-red-edge', 'side-red-soft'],
  ])('%s stands out from %s', (ink, paper) => {
    expect(contrast(palette, ink, paper)).toBeGreaterThanOrEqual(2.5);
  });
});

const FLOORS = ['m-open', 'm-open-2', 'm-forest', 'm-ruins', 'm-stairs', 'm-blue', 'm-red'];

describe.each(Object.entries(MAPS))('on the map of %s', (_, palette) => {
  test('names can be read on their casing, whatever lies below', () => {
    expect(contrast(palette, 'm-text', 'm-casing')).toBeGreaterThanOrEqual(7);
  });

  test.each(FLOORS)('names stand out from %s', (floor) => {
    expect(contrast(palette, 'm-text', floor)).toBeGreaterThanOrEqual(3);
  });

  test('what is said at the foot of an area can be read', () => {
    expect(contrast(palette, 'm-text', 'm-foot')).toBeGreaterThanOrEqual(7);
  });

  test.each([
    ['m-blue-edge', 'm-blue'],
    ['m-red-edge', 'm-red'],
    ['m-water-line', 'm-water'],
  ])('%s stands out from %s', (ink, paper) => {
    expect(contrast(palette, ink, paper)).toBeGreaterThanOrEqual(2.5);
  });
});

test('the waves of the river stand out', () => {
  expect(contrast(STYX, 'm-rift-line', 'm-rift')).toBeGreaterThanOrEqual(3);
});

test.each([
  ['styx', STYX],
  ['olympus', NOON],
])('every colour that the map of %s is painted with is there', (map, palette) => {
  const options = { form: 'tall', names: {}, largeNames: false } as const;
  const markup = mapPicture(PROMETHEUS_DRAWINGS, bareMap(map), options);
  const painted = new Set([...markup.matchAll(/var\(--(m-[\w-]+)\)/g)].map(([, name]) => name!));
  expect(painted.size).toBeGreaterThan(25);
  expect([...painted].filter((name) => !(name in palette))).toEqual([]);
});
