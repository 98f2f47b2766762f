import { POLARIS, TREE_GODS, type TreeNode } from '@thera/sphinx';
import { otherEnd, type Point, pathsAt, placeOf, type SkyShape } from './sky-shape.ts';

/** The directions of the arrow keys. */
export const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** So far may a path lead aside from a direction, and a god without a path lie aside from it: their cosines. */
const ASIDE = { path: 0.65, sky: 0.7 } as const;

const NODES: readonly TreeNode[] = [POLARIS, ...TREE_GODS];

/** Whom a path leads to in a direction, as straight as there is one; otherwise whoever is nearest that way. */
export function neighbourTowards(shape: SkyShape, node: TreeNode, direction: Point): TreeNode | undefined {
  const from = placeOf(shape, node);
  const way = (other: TreeNode) => wayTo(other, from, placeOf(shape, other), direction);
  const [straightest] = pathsAt(node)
    .map((path) => way(otherEnd(path, node)))
    .filter(({ straightness }) => straightness > ASIDE.path)
    .sort((one, other) => other.straightness - one.straightness);
  const [nearest] = NODES.filter((other) => other !== node)
    .map(way)
    .filter(({ straightness }) => straightness > ASIDE.sky)
    .sort((one, other) => one.distance - other.distance);
  return (straightest ?? nearest)?.node;
}

interface Way {
  readonly node: TreeNode;
  readonly distance: number;
  /** 1 for exactly in the direction, 0 for square to it. */
  readonly straightness: number;
}

function wayTo(node: TreeNode, [x, y]: Point, [ox, oy]: Point, [dx, dy]: Point): Way {
  const distance = Math.hypot(ox - x, oy - y);
  return { node, distance, straightness: ((ox - x) * dx + (oy - y) * dy) / distance };
}
