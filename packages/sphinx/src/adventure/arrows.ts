import { BLESSING_IDS, type BlessingId, FIRST_SCORE } from '../cards/blessings.ts';
import type { AdventureLog } from './log.ts';
import { ARROWS, type Arrow, isSameArrow, STAR_ARROWS, STAR_IDS, type StarId } from './stars.ts';
import type { TreeGod } from './tree.ts';

/** A friend of a play whose arrow turned out to be taken: another has to be shaded. */
export interface OwedArrow {
  readonly play: string;
  readonly god: TreeGod;
}

/** The arrows that are shaded. */
export const shadedArrows = (log: AdventureLog): readonly Arrow[] => settle(log).shaded;

/** The stars that have an open arrow to a god. */
export function openArrows(log: AdventureLog, god: TreeGod): readonly StarId[] {
  const shaded = shadedArrows(log);
  return ARROWS.filter((arrow) => arrow.god === god && !shaded.some((one) => isSameArrow(one, arrow))).map(
    ({ star }) => star,
  );
}

/** Arrows that have to be shaded again; only logs that were united have any. */
export function owedArrows(log: AdventureLog): readonly OwedArrow[] {
  const left = new Map<TreeGod, number>();
  return settle(log).taken.filter(({ god }) => {
    const open = left.get(god) ?? openArrows(log, god).length;
    left.set(god, open - 1);
    return open > 0;
  });
}

/** The stars whose three arrows are shaded. */
export function fullStars(log: AdventureLog): readonly StarId[] {
  const shaded = shadedArrows(log);
  return STAR_IDS.filter(
    (star) => shaded.filter((arrow) => arrow.star === star).length === STAR_ARROWS[star].length,
  );
}

/** What the adventure begins with, and one for each full star. */
export const blessingScore = (log: AdventureLog): number => FIRST_SCORE + fullStars(log).length;

/** The blessings up to the score. */
export const blessingDeck = (log: AdventureLog): readonly BlessingId[] =>
  BLESSING_IDS.slice(0, blessingScore(log));

/** Where two plays shaded the same arrow, it is the first one's. */
function settle({ setups }: AdventureLog): {
  readonly shaded: readonly Arrow[];
  readonly taken: readonly OwedArrow[];
} {
  const shaded: Arrow[] = [];
  const taken: OwedArrow[] = [];
  for (const { play, friends } of setups)
    for (const { god, star } of friends) {
      if (star === null) continue;
      if (shaded.some((arrow) => isSameArrow(arrow, { star, god }))) taken.push({ play, god });
      else shaded.push({ star, god });
    }
  return { shaded, taken };
}
