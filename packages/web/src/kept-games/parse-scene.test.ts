import { BARE, bareScene, type Grid, type Scene } from '@thera/board';
import { expect, test } from 'vitest';
import { parseScene } from '../kept-games/parse-scene.ts';

const ISLES: Grid = { columns: 3, rows: 2, holes: [1], bridges: [{ from: 0, to: 2 }] };
const PIECES: Scene['pieces'] = [
  { square: 7, kind: 'woman', colour: 0 },
  { square: 13, kind: 'man', colour: 3 },
];
const { shape: _, pieces: _none, ...WITHOUT_SHAPE } = BARE;

test.each<[what: string, written: object]>([
  [
    'figures with a look',
    {
      ...WITHOUT_SHAPE,
      figures: [
        { square: 7, look: 0, female: true },
        { square: 13, look: 3, female: false },
      ],
    },
  ],
  [
    'figures with a colour',
    {
      ...WITHOUT_SHAPE,
      figures: [
        { square: 7, colour: 0, female: true },
        { square: 13, colour: 3, female: false },
      ],
    },
  ],
  ['pieces', { ...BARE, pieces: PIECES }],
])('a scene is read that was written with %s', (_, written) => {
  expect(parseScene(JSON.parse(JSON.stringify(written)))).toEqual({ ...BARE, pieces: PIECES });
});

test('a board of another shape with pieces of another game comes back as it was', () => {
  const scene: Scene = {
    ...bareScene(ISLES),
    pieces: [
      { square: 5, kind: 'guard', facing: 'SW', number: 12 },
      { square: 3, kind: 'guard', id: '7', hits: { left: 1, of: 2 }, isStunned: true },
    ],
    tokens: [{ square: 4, kind: 'guard' }],
    zones: [{ squares: [3, 4] }],
    landings: [{ square: 0, text: '3 6' }],
  };
  expect(parseScene(JSON.parse(JSON.stringify(scene)), ['guard'])).toEqual(scene);
});

test('a field of rafts with gates, textures and towers of unusual blocks comes back as it was', () => {
  const rafts = bareScene({ ...ISLES, isTimber: true });
  const scene: Scene = {
    ...rafts,
    towers: rafts.towers.with(3, { blocks: 2, dome: true, sizes: [2, 1] }),
    pieces: [{ square: 5, kind: 'guard', isAsleep: true, flies: true }],
    tokens: [{ square: 4, kind: 'guard', isSign: true }],
    zones: [{ squares: [3, 4], kind: 'flood' }],
    gates: [{ square: 2, isOpen: false, passage: 'north-south' }],
  };
  expect(parseScene(JSON.parse(JSON.stringify(scene)), ['guard'])).toEqual(scene);
});

const isles = bareScene(ISLES);

test.each<[what: string, written: object]>([
  ['a worker where there is no ground', { ...isles, pieces: [{ square: 1, kind: 'man', colour: 0 }] }],
  ['a worker beyond the board', { ...isles, pieces: [{ square: 6, kind: 'man', colour: 0 }] }],
  ['a coin where there is no ground', { ...isles, tokens: [{ square: 1, kind: 'coin' }] }],
  ['a zone of an unknown kind', { ...isles, zones: [{ squares: [0], kind: 'lava' }] }],
  ['a gate beyond the board', { ...isles, gates: [{ square: 9, isOpen: true, passage: 'east-west' }] }],
  ['a gate that leads nowhere', { ...isles, gates: [{ square: 0, isOpen: true, passage: 'up' }] }],
  [
    'a tower of more blocks than it has',
    { ...isles, towers: isles.towers.with(0, { blocks: 1, dome: false, sizes: [1, 2] }) },
  ],
  ['a token of an unknown kind', { ...isles, tokens: [{ square: 0, kind: 'guard' }] }],
  ['a piece of an unknown kind', { ...isles, pieces: [{ square: 0, kind: 'guard' }] }],
  [
    'a piece that looks nowhere in the world',
    { ...isles, pieces: [{ square: 0, kind: 'man', facing: 'up' }] },
  ],
  ['a number too long for a badge', { ...isles, pieces: [{ square: 0, kind: 'man', number: 100 }] }],
  [
    'more hits left than there were',
    { ...isles, pieces: [{ square: 0, kind: 'man', hits: { left: 3, of: 2 } }] },
  ],
  ['hits without end', { ...isles, pieces: [{ square: 0, kind: 'man', hits: { left: 1, of: 1e9 } }] }],
  ['an identity that is none', { ...isles, pieces: [{ square: 0, kind: 'man', id: 7 }] }],
  ['a zone beyond the board', { ...isles, zones: [{ squares: [6] }] }],
  ['a landing with a novel on its post', { ...isles, landings: [{ square: 0, text: 'x'.repeat(13) }] }],
  ['a figure of no sex', { ...WITHOUT_SHAPE, figures: [{ square: 7, look: 0 }] }],
  ['towers for another board', { ...isles, towers: BARE.towers }],
  ['a board that is too long', { ...isles, shape: { ...ISLES, columns: 9 } }],
  ['a board without columns', { ...isles, towers: [], shape: { ...ISLES, columns: 0 } }],
  ['a hole beyond the board', { ...isles, shape: { ...ISLES, holes: [6] } }],
  ['a bridge to nowhere', { ...isles, shape: { ...ISLES, bridges: [{ from: 0 }] } }],
  ['a shape that is none', { ...isles, shape: null }],
])('what cannot be is refused: %s', (_, written) => {
  expect(parseScene(JSON.parse(JSON.stringify(written)))).toBeUndefined();
});
