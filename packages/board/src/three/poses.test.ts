import { describe, expect, test } from 'vitest';
import { ISLES } from '../../test/shapes.ts';
import { BARE, bareScene, type Piece, type Scene, type Square, type Tower } from '../scene.ts';
import { bridgesSolid } from './bridges.ts';
import { roleName } from './cast.ts';
import { markPoses } from './mark-poses.ts';
import { DOME_RADII, LEVELS, spotOf, standingHeight, TOPS } from './measures.ts';
import { PALETTES } from './palette.ts';
import { type Instant, type Passage, passageBetween, restOf } from './passage.ts';
import { piecePoses } from './piece-poses.ts';
import { threadSides } from './thread.ts';
import { tokenPoses } from './token-poses.ts';
import { towerPoses } from './tower-poses.ts';

const CENTRE: Square = 12;
const EAST: Square = 13;
/** How high the ropes of a bridge are above its planks. */
const RAIL = 0.2;
const WOMAN: Piece = { square: CENTRE, kind: 'woman', colour: 1 };

const at = (passage: Passage, time: number): Instant => ({ passage, time, turns: 0, yaw: 0 });
const withTower = (scene: Scene, square: Square, tower: Tower): Scene => ({
  ...scene,
  towers: scene.towers.map((each, i) => (i === square ? tower : each)),
});

describe('towers', () => {
  const after = withTower(BARE, CENTRE, { blocks: 2, dome: false });
  const passage = passageBetween(withTower(BARE, CENTRE, { blocks: 1, dome: false }), after);

  test('at the end of a passage stand as in the scene at rest', () => {
    const end = towerPoses(at(passage, passage.end));
    const rest = towerPoses(at(restOf(after), 0));
    expect(end.blocks.map((level) => level.length)).toEqual([1, 1, 0]);
    end.blocks.forEach((level, i) => {
      expect(level[0]?.y).toBe(rest.blocks[i]![0]?.y);
    });
    expect(end.puffs).toHaveLength(0);
  });

  test('a new block comes from above and is never below its place', () => {
    const heights = Array.from({ length: 27 }, (_, i) => towerPoses(at(passage, i * 10)).blocks[1]![0]!.y);
    expect(heights[0]).toBeCloseTo(TOPS[1]! + 0.5, 9);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(TOPS[1]! - 1e-9);
    expect(heights.at(-1)).toBeCloseTo(TOPS[1]!, 9);
  });

  test('a razed block is gone at the end', () => {
    const razing = passageBetween(after, BARE);
    expect(towerPoses(at(razing, 1)).blocks[1]).toHaveLength(1);
    expect(towerPoses(at(razing, razing.end)).blocks.flat()).toHaveLength(0);
  });

  test('a block of another size is as high as its level wants it, and the dome as wide as the block', () => {
    const tower: Tower = { blocks: 2, dome: true, sizes: [3, 1] };
    const { blocks, domes } = towerPoses(at(restOf(withTower(BARE, CENTRE, tower)), 0));
    expect(blocks.map(({ length }) => length)).toEqual([1, 0, 1]);
    expect(blocks[2]![0]!.stretch).toBeCloseTo(LEVELS[0]!.height / LEVELS[2]!.height);
    expect(blocks[0]![0]!.y).toBeCloseTo(TOPS[1]!);
    expect(domes[0]!.size).toBe(DOME_RADII[1]);
  });

  test.each([0, 1, 2, 3] as const)('a dome on %i blocks has the width that fits there', (blocks) => {
    const { domes } = towerPoses(at(restOf(withTower(BARE, CENTRE, { blocks, dome: true })), 0));
    expect(domes.map(({ size }) => size)).toEqual([DOME_RADII[blocks]]);
  });
});

test('a token of a game’s own lies on its square, with a shadow', () => {
  const { tokens, shadows } = tokenPoses(
    at(restOf({ ...BARE, tokens: [{ square: EAST, kind: 'guard' }] }), 0),
  );
  expect([...tokens.keys()]).toEqual(['guard']);
  expect(tokens.get('guard')![0]).toMatchObject(spotOf(BARE.shape, EAST, 0));
  expect(shadows).toHaveLength(1);
});

describe('those who share a square', () => {
  const pair: Scene = { ...BARE, pieces: [WOMAN, { ...WOMAN }] };
  const home = spotOf(BARE.shape, CENTRE, 0);
  const placesAt = (passage: Passage, time: number) =>
    piecePoses(at(passage, time)).pieces.get(roleName(WOMAN))!;

  test('stand side by side, and smaller, with their shadows', () => {
    const [left, right] = placesAt(restOf(pair), 0);
    expect(left!.x).toBeLessThan(home.x);
    expect(right!.x).toBeGreaterThan(home.x);
    expect([left!.size, right!.size]).toEqual([0.7, 0.7]);
    expect(new Set(piecePoses(at(restOf(pair), 0)).shadows.map(({ x }) => x)).size).toBe(2);
  });

  test('grow into the middle when they are alone again', () => {
    const left: Scene = { ...BARE, pieces: [WOMAN, { ...WOMAN, square: EAST }] };
    const passage = passageBetween(pair, left);
    const [first] = placesAt(passage, 0);
    const [last] = placesAt(passage, passage.end);
    expect([first!.size, last!.size]).toEqual([0.7, 1]);
    expect(last!.x).toBe(home.x);
    expect(first!.x).not.toBe(home.x);
  });
});

describe('workers', () => {
  const before = { ...withTower(BARE, EAST, { blocks: 1, dome: false }), pieces: [WOMAN] };
  const after = { ...before, pieces: [{ ...WOMAN, square: EAST }] };
  const passage = passageBetween(before, after);
  const pose = (time: number) => piecePoses(at(passage, time)).pieces.get(roleName(WOMAN))![0]!;

  test('begin where they were and end where they are', () => {
    expect(pose(0)).toMatchObject({
      ...spotOf(BARE.shape, CENTRE, 0),
      y: standingHeight(before.towers[CENTRE]!),
    });
    const end = pose(passage.end);
    expect(end.x).toBeCloseTo(spotOf(BARE.shape, EAST, 0).x, 9);
    expect(end.y).toBeCloseTo(standingHeight(after.towers[EAST]!), 9);
    expect(end.stretch).toBeCloseTo(1, 9);
  });

  test('who climbs passes above the edge of the roof', () => {
    const edge = Array.from({ length: 60 }, (_, i) => pose((passage.arrival * i) / 59)).find(
      ({ x }) => x >= 0.57,
    );
    expect(edge!.y).toBeGreaterThan(TOPS[1]!);
  });

  test('who leaves is gone at the end', () => {
    const leaving = passageBetween(before, { ...before, pieces: [] });
    const count = (time: number) => [...piecePoses(at(leaving, time)).pieces.values()].flat().length;
    expect([count(0), count(leaving.end)]).toEqual([1, 0]);
  });

  test('those who change places pass each other on different sides', () => {
    const other: Piece = { square: EAST, kind: 'woman', colour: 0 };
    const swapping = passageBetween(
      { ...BARE, pieces: [WOMAN, other] },
      {
        ...BARE,
        pieces: [
          { ...WOMAN, square: EAST },
          { ...other, square: CENTRE },
        ],
      },
    );
    const half = piecePoses(at(swapping, swapping.arrival / 2)).pieces;
    const [z1, z2] = [half.get(roleName(WOMAN))![0]!.z, half.get(roleName(other))![0]!.z];
    expect(z1 * z2).toBeLessThan(0);
    expect(Math.abs(z1 - z2)).toBeGreaterThan(0.4);
  });
});

describe('marks', () => {
  const marked = (square: Square): Scene => ({
    ...BARE,
    pieces: [WOMAN],
    marks: [{ square, kind: 'move' }],
  });

  test('new ones come when everything has happened, old ones go first', () => {
    const passage = passageBetween(marked(0), marked(EAST));
    const xs = (time: number) => markPoses(at(passage, time)).move.map(({ x }) => x);
    expect(xs(0)).toEqual([spotOf(BARE.shape, 0, 0).x]);
    expect(xs(passage.end)).toEqual([spotOf(BARE.shape, EAST, 0).x]);
  });

  test('on a square where somebody stands a mark leans before the feet', () => {
    const [mark] = markPoses(at(restOf(marked(CENTRE)), 0)).move;
    expect(mark!.z).toBeGreaterThan(0.2);
    expect(mark!.lean).toBeGreaterThan(0);
  });
});

describe('tokens', () => {
  test.each([
    ['one square', [12], 4],
    ['two side by side', [12, 13], 6],
    ['four', [12, 13, 17, 18], 8],
    ['two that touch at a corner', [12, 18], 8],
  ] as const)('a thread around %s', (_, squares, sides) => {
    for (const turns of [0, 1, 2, 3] as const)
      expect(threadSides(BARE.shape, squares, turns)).toHaveLength(sides);
  });

  test('a coin lies on top of its tower', () => {
    const scene: Scene = {
      ...withTower(BARE, CENTRE, { blocks: 2, dome: false }),
      tokens: [{ kind: 'coin', square: CENTRE }],
    };
    expect(tokenPoses(at(restOf(scene), 0)).tokens.get('coin')![0]!.y).toBeCloseTo(
      standingHeight(scene.towers[CENTRE]!),
      9,
    );
  });

  const shells = (square: Square, scene: Scene = BARE): Scene => ({
    ...scene,
    tokens: [{ kind: 'shell', square }],
  });
  const shellAt = (passage: Passage, time: number) => tokenPoses(at(passage, time)).tokens.get('shell')![0]!;

  test('one of a game rides up with the block below it', () => {
    const passage = passageBetween(
      shells(CENTRE),
      shells(CENTRE, withTower(BARE, CENTRE, { blocks: 1, dome: false })),
    );
    expect(shellAt(passage, 0).y).toBeLessThan(0.05);
    expect(shellAt(passage, passage.end).y).toBeGreaterThan(TOPS[1]!);
  });

  test('one of a game that is taken rises, turns once and is gone', () => {
    const passage = passageBetween(shells(CENTRE), BARE);
    const [start, half, end] = [0, 0.5, 1].map((share) => shellAt(passage, passage.arrival * share));
    expect(half!.y).toBeGreaterThan(start!.y);
    expect(end!.turn).toBeCloseTo(2 * Math.PI);
    expect(end!.size).toBe(0);
  });
});

describe('pieces of a game', () => {
  const scene = (piece: Partial<Piece>): Scene => ({
    ...bareScene(ISLES),
    pieces: [{ square: 9, kind: 'guard', ...piece }],
  });
  const turnOf = (passage: Passage, time: number): number =>
    piecePoses(at(passage, time)).pieces.get('guard')![0]!.turn!;

  test.each([
    ['S', 0],
    ['E', Math.PI / 2],
    ['W', -Math.PI / 2],
    ['NE', (3 * Math.PI) / 4],
  ] as const)('look %s, whatever the viewer does', (facing, turn) => {
    const instant = { ...at(restOf(scene({ facing })), 0), yaw: 0.7 };
    const { pieces, bases } = piecePoses(instant);
    expect(pieces.get('guard')![0]!.turn).toBeCloseTo(turn);
    expect(bases.get('guard')![0]!.turn).toBeCloseTo(turn);
  });

  test('turn with the board', () => {
    const instant: Instant = { ...at(restOf(scene({ facing: 'S' })), 0), turns: 1 };
    expect(piecePoses(instant).pieces.get('guard')![0]!.turn).toBeCloseTo(-Math.PI / 2);
  });

  test('take the shorter way round to where they look', () => {
    const passage = passageBetween(scene({ facing: 'NE' }), scene({ facing: 'NW' }));
    expect(turnOf(passage, 0)).toBeCloseTo((3 * Math.PI) / 4);
    expect(Math.abs(turnOf(passage, passage.arrival / 2))).toBeCloseTo(Math.PI);
    expect(turnOf(passage, passage.end)).toBeCloseTo((5 * Math.PI) / 4);
  });

  test('carry their number along', () => {
    const passage = passageBetween(scene({ number: 7 }), scene({ number: 7, square: 17 }));
    const badge = (time: number) => piecePoses(at(passage, time)).bearers[0]!;
    expect(badge(0).piece.number).toBe(7);
    expect(badge(0).z).toBeCloseTo(spotOf(ISLES, 9, 0).z);
    expect(badge(passage.end).z).toBeCloseTo(spotOf(ISLES, 17, 0).z);
  });

  test('have neither base nor badge where they look nowhere and have no number', () => {
    const { bases, bearers } = piecePoses(at(restOf(scene({})), 0));
    expect([bases.size, bearers.length]).toEqual([0, 0]);
  });

  test('pass over a bridge, not through it', () => {
    const passage = passageBetween(scene({}), scene({ square: 17 }));
    const half = piecePoses(at(passage, passage.arrival / 2)).pieces.get('guard')![0]!;
    const deck =
      Math.max(...bridgesSolid(ISLES, PALETTES.light).positions.filter((_, i) => i % 3 === 1)) - RAIL;
    expect(half.y).toBeGreaterThan(deck);
  });
});
