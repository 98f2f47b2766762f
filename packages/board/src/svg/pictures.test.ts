import { describe, expect, test } from 'vitest';
import { FIELD } from '../../test/field.ts';
import { RAID } from '../../test/raid.ts';
import { ISLES, SHAPES } from '../../test/shapes.ts';
import { hasGround, squaresOf } from '../grid.ts';
import type { DrawnPieces, PiecePicture } from '../piece-set.ts';
import {
  BARE,
  bareScene,
  DIRECTIONS,
  MARK_KINDS,
  type Piece,
  type Scene,
  TOKEN_KINDS,
  WORKER_KINDS,
} from '../scene.ts';
import { FIELD_DRAWING } from './field.ts';
import {
  islandPicture,
  markPicture,
  piecePicture,
  pointerPicture,
  printedBoard,
  thumbnail,
  tokenPicture,
  towerPicture,
  workerPicture,
} from './pictures.ts';

const COLOURS = [0, 1, 2, 3] as const;
const FULL: Scene = {
  ...BARE,
  towers: BARE.towers.map((_, square) => ({ blocks: (square % 4) as 0 | 1 | 2 | 3, dome: square % 5 === 0 })),
  pieces: COLOURS.flatMap((colour) => [
    { square: 2 * colour + 1, kind: 'woman', colour },
    { square: 2 * colour + 2, kind: 'man', colour },
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

const GUARD: PiecePicture = {
  body: (view) => `<path class="${view}" d="M-20 0H20L0-70Z"/>`,
  fill: 'var(--enemy)',
  edge: 'var(--enemy-edge)',
};
const GUARDS: DrawnPieces = { pictures: { guard: GUARD } };
const SHELL: PiecePicture = {
  body: () => '<path d="M-9 0H9L0-18Z"/>',
  fill: 'var(--gold)',
  edge: 'var(--gold-edge)',
};
const SHELLS: DrawnPieces = { pictures: { guard: GUARD, shell: SHELL }, field: FIELD_DRAWING };
/** On the squares that have ground somebody who looks in every direction in turn, with a number. */
const GUARDED: Scene = {
  ...bareScene(ISLES),
  pieces: squaresOf(ISLES)
    .filter((square) => hasGround(ISLES, square))
    .map((square, index) => ({ square, kind: 'guard', facing: DIRECTIONS[index % 8]!, number: index })),
};

const PICTURES: Readonly<Record<string, string>> = {
  thumbnail: thumbnail(FULL),
  island: islandPicture(FULL),
  printed: printedBoard(FULL),
  bare: thumbnail(BARE),
  guarded: thumbnail(GUARDED, GUARDS),
  raided: thumbnail(RAID, GUARDS),
  field: thumbnail(FIELD, SHELLS),
  'rafts of timber': islandPicture(bareScene({ ...ISLES, isTimber: true }), { coordinates: true }),
  ...Object.fromEntries(
    SHAPES.map(([name, shape]) => [name, islandPicture(bareScene(shape), { coordinates: true })]),
  ),
  ...Object.fromEntries(
    COLOURS.flatMap((colour) =>
      WORKER_KINDS.map((kind) => [`${kind} ${colour}`, workerPicture(colour, kind)]),
    ),
  ),
  ...Object.fromEntries(MARK_KINDS.map((kind) => [`mark ${kind}`, markPicture(kind)])),
  ...Object.fromEntries(TOKEN_KINDS.map((kind) => [`token ${kind}`, tokenPicture(kind)])),
  wind: pointerPicture('wind'),
  'a guard': piecePicture(GUARD, 'left'),
  'a guard who is stunned': piecePicture(GUARD, 'back', true),
  'a tower': towerPicture({ blocks: 3, dome: true }),
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
  const small = Object.entries(PICTURES)
    .filter(([name]) => /^(woman|man|mark|token)/.test(name))
    .map(([, markup]) => markup);
  expect(new Set(small).size).toBe(small.length);
});

test('an island by itself shows no hints', () => {
  expect(islandPicture(FULL)).not.toMatch(/class="(mark|last)"/);
});

test('a board for paper tells the level of every tower', () => {
  const towers = FULL.towers.filter(({ blocks, dome }) => blocks > 0 && !dome);
  expect(printedBoard(FULL).match(/<text y="6.5">/g)).toHaveLength(towers.length);
});

describe('pieces of a game', () => {
  const markup = thumbnail(GUARDED, GUARDS);

  test('stand on every square that has ground, each with its number', () => {
    const numbers = [...markup.matchAll(/<text y="6" [^>]*>(\d+)</g)].map(([, number]) => Number(number));
    expect(numbers).toHaveLength(17);
    expect(new Set(numbers)).toEqual(new Set(GUARDED.pieces.map(({ number }) => number)));
    const squares = [...markup.matchAll(/data-square="(\d+)"/g)].map(([, square]) => Number(square));
    expect(squares.filter((square) => ISLES.holes.includes(square))).toEqual([]);
  });

  test('are seen from the side to which they look', () => {
    const views = [...markup.matchAll(/class="(front|back|left|right)"/g)].map(([, view]) => view);
    expect(views.slice(0, 8)).toEqual(['back', 'right', 'right', 'right', 'front', 'left', 'left', 'left']);
  });

  test('may lie on squares as tokens, too', () => {
    const scene: Scene = { ...BARE, tokens: [{ square: 12, kind: 'guard' }] };
    expect(thumbnail(scene, GUARDS)).toMatch(/<g class="token-guard">.*class="front"/);
    expect(() => thumbnail(scene)).toThrow('guard');
  });

  test('are an error where nobody has brought their pictures', () => {
    expect(() => thumbnail(GUARDED)).toThrow('guard');
  });
});

test('those who share a square stand side by side, each at its place and smaller', () => {
  const pieces = [12, 12, 12, 13].map((square): Piece => ({ square, kind: 'man', colour: 0 }));
  const markup = thumbnail({ ...BARE, pieces });
  const places = [...markup.matchAll(/data-piece="man-0" transform="translate\(([^)]+)\)([^"]*)"/g)];
  expect(new Set(places.map(([, place]) => place)).size).toBe(4);
  expect(places.map(([, , size]) => size)).toEqual(['scale(0.7)', 'scale(0.7)', 'scale(0.7)', '']);
});

test.each<[name: string, near: string, left: string]>([
  ['three by three', 'ABC', '321'],
  ['eight by eight', 'ABCDEFGH', '87654321'],
  ['isles', 'ABCD', '65421'],
])('names of lines on the rim of %s; a line without ground has none', (name, near, left) => {
  const texts = [...PICTURES[name]!.matchAll(/<text x="[^"]*" y="[^"]*">(\w)</g)].map(([, text]) => text!);
  expect(
    texts
      .filter((text) => /[A-H]/.test(text))
      .sort()
      .join(''),
  ).toBe(near);
  expect(texts.filter((text) => /\d/.test(text)).join('')).toBe(left);
});

test('every bridge is drawn once', () => {
  for (const [name, shape] of SHAPES)
    expect(PICTURES[name]!.match(/class="bridge"/g) ?? []).toHaveLength(shape.bridges.length);
});

describe('what a board shows of a raid', () => {
  const markup = PICTURES.raided!;
  const count = (what: RegExp): number => (markup.match(what) ?? []).length;

  test('is one line around each zone, and a post and a threshold at each landing', () => {
    expect(count(/class="zone"/g)).toBe(2);
    expect(count(/class="post"/g)).toBe(3);
    expect(count(/stroke-dasharray="6 5"/g)).toBe(1);
  });

  test('tells when something may happen, and where somebody comes ashore', () => {
    const texts = [...markup.matchAll(/font-size="16.5"[^>]*>([^<]*)</g)].map(([, text]) => text);
    expect(texts).toEqual(['1', '3 6', '2', '5', '2–3', '4–6']);
  });

  test('has a line of its own for every sort of danger', () => {
    const lines = [...markup.matchAll(/<g class="danger">(.*?)<\/g>/g)].map(([, line]) =>
      line!.replaceAll(/d="[^"]*"/g, ''),
    );
    expect(lines).toHaveLength(3);
    expect(new Set(lines).size).toBe(3);
  });

  test('counts hits that are left and hits that are spent', () => {
    expect(count(/class="hit"/g)).toBe(3);
    expect(count(/d="M0-9.6L9.6 0L0 9.6L-9.6 0Z"/g)).toBe(4);
  });

  test('shows two stars over who is stunned, and a prow of dashes', () => {
    expect(count(/class="star"/g)).toBe(2);
    expect(count(/class="prow"[^>]*stroke-dasharray/g)).toBe(1);
  });

  test('cannot be broken by what is written on it', () => {
    const tricked = thumbnail({ ...RAID, landings: [{ square: 1, text: '<b>&' }] }, GUARDS);
    expect(tricked).toContain('&lt;b>&amp;');
  });
});

describe('what a board shows of a field', () => {
  const markup = PICTURES.field!;
  const count = (what: RegExp): number => (markup.match(what) ?? []).length;

  test('is a texture for each zone', () => {
    const kinds = [...markup.matchAll(/class="texture-([\w-]+)"/g)].map(([, kind]) => kind!);
    expect(kinds.toSorted()).toEqual(FIELD.zones!.map(({ kind }) => kind!).toSorted());
  });

  test('is what lies below a block for each gate, and what stands before it', () => {
    expect(count(/class="gate"/g)).toBe(2 * FIELD.gates!.length);
    expect(markup).toMatch(/class="gate".*var\(--bronze\)/);
  });

  test('is a block of another size where one was used, and the usual symbol elsewhere', () => {
    expect(count(/<g class="level[12]">/g)).toBe(2);
    expect(count(/<use [^>]*class="level1"/g)).toBe(1);
  });

  test('tells what a step costs', () => {
    expect(markup).toContain('>−1</text>');
  });

  test('shows who sleeps, and rings and arrows in the colours of a kind', () => {
    expect(count(/class="snores"/g)).toBe(1);
    expect(count(/class="last" fill="var\(--enemy\)" color="var\(--enemy-edge\)"/g)).toBeGreaterThan(2);
    expect(markup).toContain('fill="none" stroke="var(--enemy-edge)" stroke-width="4"');
  });

  test('has tokens before whoever shares their square, and signs in corners', () => {
    const square = markup.slice(markup.indexOf('data-square="16"'), markup.indexOf('data-square="17"'));
    expect(square.indexOf('token-shell')).toBeGreaterThan(square.indexOf('data-piece'));
    expect(
      [...markup.matchAll(/class="token-shell"><g transform="[^"]*?(scale\([^)]*\))?">/g)].map(
        ([, size]) => size,
      ),
    ).toEqual(['scale(0.76)', 'scale(0.76)', 'scale(0.76)', undefined, 'scale(0.42)']);
  });
});

test('rafts are of wood, and nothing grows on them', () => {
  expect(PICTURES['rafts of timber']).toContain('var(--wood)');
  expect(PICTURES['rafts of timber']).not.toMatch(/var\(--rock-[123]\)|-bush"\/>/);
});

test('a field is an error where nobody has brought how it is drawn', () => {
  expect(() => thumbnail(FIELD, { pictures: SHELLS.pictures })).toThrow('field');
});
