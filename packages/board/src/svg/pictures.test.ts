import { describe, expect, test } from 'vitest';
import { BARE, MARK_KINDS, type Scene, TOKEN_KINDS } from '../scene.ts';
import {
  figurePicture,
  islandPicture,
  markPicture,
  pointerPicture,
  printedBoard,
  thumbnail,
  tokenPicture,
} from './pictures.ts';

const COLOURS = [0, 1, 2, 3] as const;
const FULL: Scene = {
  towers: BARE.towers.map((_, square) => ({ blocks: (square % 4) as 0 | 1 | 2 | 3, dome: square % 5 === 0 })),
  figures: COLOURS.flatMap((colour) => [
    { square: 2 * colour + 1, colour, female: true },
    { square: 2 * colour + 2, colour, female: false },
  ]),
  tokens: TOKEN_KINDS.map((kind, index) => ({ kind, square: index + 10 })),
  pointers: [
    { kind: 'wind', direction: 'N' },
    { kind: 'arrow', direction: 'SW' },
  ],
  marks: MARK_KINDS.map((kind, index) => ({ kind, square: index + 20 })),
  last: {
    colour: 1,
    arrows: [{ from: 3, to: 7, colour: 1, isForced: true }],
    left: [3],
    reached: [7],
    built: [8],
  },
  selected: 7,
  focus: 9,
  won: 11,
};

const PICTURES: Readonly<Record<string, string>> = {
  thumbnail: thumbnail(FULL),
  island: islandPicture(FULL),
  printed: printedBoard(FULL),
  bare: thumbnail(BARE),
  ...Object.fromEntries(
    COLOURS.flatMap((colour) =>
      [true, false].map((female) => [`figure ${colour} ${female}`, figurePicture(colour, female)]),
    ),
  ),
  ...Object.fromEntries(MARK_KINDS.map((kind) => [`mark ${kind}`, markPicture(kind)])),
  ...Object.fromEntries(TOKEN_KINDS.map((kind) => [`token ${kind}`, tokenPicture(kind)])),
  wind: pointerPicture('wind'),
  arrow: pointerPicture('arrow'),
};

/** Tags that are opened and not closed, or closed and not opened. */
function unbalanced(markup: string): readonly string[] {
  const open: string[] = [];
  for (const [, slash, name, self] of markup.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (self) continue;
    if (!slash) open.push(name!);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}

describe.each(Object.entries(PICTURES))('the picture of %s', (_, markup) => {
  test('is one well formed drawing that screen readers pass over', () => {
    expect(markup).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(unbalanced(markup)).toEqual([]);
  });

  test('has no number that is none, and no colour of its own but white', () => {
    expect(markup).not.toMatch(/NaN|undefined|null|Infinity/);
    expect(markup.match(/#[0-9a-fA-F]{3,8}\b(?=")/g) ?? []).toSatisfy((colours: readonly string[]) =>
      colours.every((colour) => colour === '#fff'),
    );
  });

  test('needs no style attribute, which a strict page would not apply', () => {
    expect(markup).not.toContain('style=');
  });

  test('uses only what it defines, each name once', () => {
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const used = [...markup.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test('pictures share no names', () => {
  const ids = [thumbnail(BARE), thumbnail(BARE)].flatMap((markup) => markup.match(/ id="[^"]+"/g) ?? []);
  expect(new Set(ids).size).toBe(ids.length);
});

test('all figures, marks and tokens differ', () => {
  const small = Object.values(PICTURES).slice(4);
  expect(new Set(small).size).toBe(small.length);
});

test('an island by itself shows no hints', () => {
  expect(islandPicture(FULL)).not.toMatch(/class="(mark|last)"/);
});

test('a board for paper tells the level of every tower', () => {
  const towers = FULL.towers.filter(({ blocks, dome }) => blocks > 0 && !dome);
  expect(printedBoard(FULL).match(/<text y="6.5">/g)).toHaveLength(towers.length);
});
