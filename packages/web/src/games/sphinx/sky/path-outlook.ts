import {
  type AdventureLog,
  befriendedBy,
  diamondsOn,
  PATH_DIAMONDS,
  PATHS,
  type Path,
  type PathId,
  SUGGESTED_PATH,
  type TreeGod,
  type TreeNode,
} from '@thera/sphinx';
import { pathsAt } from './sky-shape.ts';

/** How it is with a path. */
export interface PathOutlook {
  readonly path: Path;
  readonly shaded: number;
  /** Diamonds that can still be shaded. */
  readonly open: number;
  /** Who becomes a friend once it is full. */
  readonly brings: readonly TreeGod[];
}

export function outlookOf(log: AdventureLog, path: Path): PathOutlook {
  const shaded = diamondsOn(log, path.id);
  const open = path.diamonds - shaded;
  return { path, shaded, open, brings: open === 0 ? [] : befriendedBy(log, path.id) };
}

/** How it is with every path. */
export const outlooks = (log: AdventureLog): readonly PathOutlook[] =>
  PATHS.map((path) => outlookOf(log, path));

/** How many diamonds of every path are shaded. */
export const shadedOn = (log: AdventureLog): Readonly<Record<PathId, number>> =>
  Object.fromEntries(PATHS.map(({ id }) => [id, diamondsOn(log, id)])) as Record<PathId, number>;

/** The path of a node that most would go on with: one that brings a friend soonest, then the fullest. */
export function likelyPath(log: AdventureLog, node: TreeNode): PathId {
  const paths = pathsAt(node).map((path) => outlookOf(log, path));
  return best(paths).path.id;
}

/** Where a diamond is offered first of all: the tutorial's suggestion, then whoever can be befriended soonest. */
export function likelyStart(log: AdventureLog): PathId {
  const isSuggested = diamondsOn(log, SUGGESTED_PATH) < PATH_DIAMONDS[SUGGESTED_PATH];
  return isSuggested ? SUGGESTED_PATH : best(outlooks(log)).path.id;
}

function best(paths: readonly PathOutlook[]): PathOutlook {
  const worth = ({ open, shaded, brings }: PathOutlook): number => {
    if (open === 0) return -1;
    return (brings.length > 0 ? 100 : 0) - open * 10 + shaded;
  };
  return paths.reduce((one, other) => (worth(other) > worth(one) ? other : one));
}
