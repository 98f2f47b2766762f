import { describe, expect, test } from 'vitest';
import {
  ARROWS,
  CIRCLES,
  FIRST_SCORE,
  GOD_CARDS,
  GOD_IDS,
  HIGHEST_SCORE,
  ISLAND_RIDDLES,
  ISLANDS,
  PATH_DIAMONDS,
  PATHS,
  POLARIS,
  RIDDLES,
  STAR_ARROWS,
  STAR_IDS,
  SUGGESTED_PATH,
  TREE_GODS,
  TREE_PLACES,
  type TreeNode,
} from '../../src/index.ts';
import map from './map.json' with { type: 'json' };
import tree from './tree.json' with { type: 'json' };

describe('the adventure map', () => {
  test('has the islands and riddles of the paper', () => {
    expect(ISLANDS.map((id) => ({ id, riddles: ISLAND_RIDDLES[id] }))).toEqual(
      map.islands.map(({ id, riddles }) => ({ id, riddles })),
    );
  });

  test('has every riddle on one island', () => {
    const riddles = Object.values(ISLAND_RIDDLES).flat();
    expect(riddles.sort((one, other) => one - other)).toEqual(RIDDLES.map(({ number }) => number));
  });

  test('has the circles of the paper, 90 in all', () => {
    expect(CIRCLES).toEqual(
      map.circles.flatMap(({ id, circles }) => circles.map((tier) => ({ riddle: id, tier }))),
    );
    expect(CIRCLES).toHaveLength(90);
  });
});

describe('the constellation tree', () => {
  const nodes: readonly TreeNode[] = [POLARIS, ...TREE_GODS];

  test('has the nodes, paths and stars of the paper', () => {
    expect(nodes.map((id) => ({ id, ...TREE_PLACES[id] }))).toEqual(tree.nodes);
    expect(PATHS.map(({ ends, diamonds }) => ({ between: ends, diamonds }))).toEqual(tree.paths);
    expect(STAR_IDS.map((id) => ({ id, arrows: STAR_ARROWS[id] }))).toEqual(tree.stars);
  });

  test('suggests what the paper suggests for the tutorial', () => {
    const { between, diamonds } = tree.tutorialSuggestion;
    expect([SUGGESTED_PATH, PATH_DIAMONDS[SUGGESTED_PATH]]).toEqual([between.join('/'), diamonds]);
  });

  test('holds exactly the gods that are not blue', () => {
    expect([...TREE_GODS].sort()).toEqual(GOD_IDS.filter((god) => !GOD_CARDS[god].isBlue).sort());
  });

  test('has a diamond for every circle', () => {
    expect(PATHS.reduce((sum, { diamonds }) => sum + diamonds, 0)).toBe(CIRCLES.length);
  });

  test('joins every god to Polaris', () => {
    const joined = new Set<TreeNode>([POLARIS]);
    for (const node of joined)
      for (const { ends } of PATHS) if (ends.includes(node)) for (const end of ends) joined.add(end);
    expect(joined).toEqual(new Set(nodes));
  });

  test('has three arrows at each star, to different gods, and an arrow to every god', () => {
    for (const star of STAR_IDS) expect(new Set(STAR_ARROWS[star]).size).toBe(3);
    expect(new Set(ARROWS.map(({ god }) => god))).toEqual(new Set(TREE_GODS));
  });

  test('has a star for every step from the first to the highest blessing score', () => {
    expect({ start: FIRST_SCORE, most: FIRST_SCORE + STAR_IDS.length }).toEqual(tree.blessingScore);
    expect(FIRST_SCORE + STAR_IDS.length).toBe(HIGHEST_SCORE);
  });
});
