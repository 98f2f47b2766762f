import { placedDiamonds } from './diamonds.ts';
import type { AdventureLog } from './log.ts';
import { PATHS, type PathId, POLARIS, TREE_GODS, type TreeGod, type TreeNode } from './tree.ts';

/** The gods whom full paths join to Polaris. */
export const friendlyGods = (log: AdventureLog): readonly TreeGod[] => joinedBy(fullPaths(log));

/** Who becomes friendly once a path is full. */
export function befriendedBy(log: AdventureLog, path: PathId): readonly TreeGod[] {
  const full = fullPaths(log);
  const friends = new Set(joinedBy(full));
  return joinedBy(new Set([...full, path])).filter((god) => !friends.has(god));
}

/** The paths whose diamonds are all shaded. */
export function fullPaths(log: AdventureLog): ReadonlySet<PathId> {
  const placed = placedDiamonds(log);
  const shaded = (path: PathId): number => placed.filter((diamond) => diamond.path === path).length;
  return new Set(PATHS.filter(({ id, diamonds }) => shaded(id) === diamonds).map(({ id }) => id));
}

function joinedBy(full: ReadonlySet<PathId>): readonly TreeGod[] {
  const joined = new Set<TreeNode>([POLARIS]);
  // Nodes that are added on the way are visited too.
  for (const node of joined)
    for (const { id, ends } of PATHS)
      if (full.has(id) && ends.includes(node)) for (const end of ends) joined.add(end);
  return TREE_GODS.filter((god) => joined.has(god));
}
