import { achievedCircles } from './circles-of-log.ts';
import type { AdventureLog, Diamond } from './log.ts';
import { PATH_DIAMONDS, type PathId } from './tree.ts';

/** A diamond that is on its path. */
export interface PlacedDiamond extends Diamond {
  readonly path: PathId;
}

/** The diamonds on the tree. Where more were chosen than a path has room for, the first have it. */
export function placedDiamonds({ diamonds }: AdventureLog): readonly PlacedDiamond[] {
  const left: Record<PathId, number> = { ...PATH_DIAMONDS };
  return diamonds.flatMap((diamond) => {
    const { path } = diamond;
    return path !== null && left[path]-- > 0 ? { ...diamond, path } : [];
  });
}

/** How many diamonds of a path are shaded. */
export const diamondsOn = (log: AdventureLog, path: PathId): number =>
  placedDiamonds(log).filter((diamond) => diamond.path === path).length;

/** How many diamonds are still to be placed, those of circles not yet shaded included. */
export const diamondsOwed = (log: AdventureLog): number =>
  achievedCircles(log).length - placedDiamonds(log).length;

/** The diamond that can be taken back: the last one, as long as nothing has been built on it. */
export function lastDiamond(log: AdventureLog): PlacedDiamond | undefined {
  const last = placedDiamonds(log).at(-1);
  if (last === undefined) return undefined;
  const isBuiltOn =
    log.plays.some(({ ended }) => ended > last.time) ||
    log.setups.some(({ friends, time }) => friends.length > 0 && time > last.time);
  return isBuiltOn ? undefined : last;
}
