import { UNIT_IDS } from '@thera/prometheus';
import { describe, expect, test } from 'vitest';
import { DIE_STATES, die } from './dice.ts';
import { FACES } from './faces.ts';
import { faceNiche, signNiche } from './niches.ts';
import { ART_OF_WAR, FLAME, STONE, TOKENS } from './tokens.ts';

const PICTURES = {
  ...FACES,
  ...TOKENS,
  STONE,
  FLAME,
  ART_OF_WAR,
  faceNiche: faceNiche(FACES.zeus, 'red'),
  signNiche: signNiche(STONE),
};

test('every unit has a face, and no two are alike', () => {
  expect(Object.keys(FACES).sort()).toEqual([...UNIT_IDS].sort());
  expect(new Set(Object.values(FACES)).size).toBe(UNIT_IDS.length);
});

test.each(Object.entries(PICTURES))('the picture of %s closes what it opens', (_, markup) => {
  const opened = markup.match(/<[a-zA-Z]+[^<>]*[^/]>|<[a-zA-Z]+>/g) ?? [];
  expect(markup.match(/<\/[a-zA-Z]+>/g) ?? []).toHaveLength(opened.length);
  expect(markup).not.toMatch(/undefined|NaN/);
});

describe('dice', () => {
  test.each([1, 2, 3, 4, 5, 8])('a die that shows %d says so', (value) => {
    expect(die(value, 'plain')).toContain(`>${value}</text>`);
  });

  test('a blank is empty', () => {
    expect(die(0, 'plain')).not.toContain('<text');
  });

  test('what was added stands on a chip', () => {
    expect(die(5, 'again', 1)).toContain('>+1</text>');
  });

  test('states are told apart without colour', () => {
    const shapes = DIE_STATES.map((state) => die(4, state).replaceAll(/var\(--[\w-]+\)/g, ''));
    expect(new Set(shapes).size).toBe(DIE_STATES.length);
  });
});
