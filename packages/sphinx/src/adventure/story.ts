import { ISLANDS, type Island } from '../riddle.ts';
import { RIDDLES } from '../riddles/index.ts';
import type { AdventureLog } from './log.ts';
import { isLairOpen } from './opening.ts';
import { standingOf } from './standing.ts';

/** A page of the story; that of an island has its name. */
export type StoryPage = 'opening' | Island | 'mystery-pack' | 'ending';

/** The pages of the story, in order. */
export const STORY_PAGES: readonly StoryPage[] = ['opening', ...ISLANDS, 'mystery-pack', 'ending'];

/** Whether somebody has begun a riddle there; the tutorial counts. */
export const isEntered = ({ plays, setups }: AdventureLog, island: Island): boolean =>
  [...plays, ...setups].some(({ riddle }) => RIDDLES[riddle]!.island === island);

/** The pages that can be read. */
export function readablePages(log: AdventureLog): readonly StoryPage[] {
  return STORY_PAGES.filter((page) => {
    switch (page) {
      case 'opening':
        return true;
      case 'mystery-pack':
        return isLairOpen(log);
      case 'ending':
        return standingOf(log).isTold;
      default:
        return isEntered(log, page);
    }
  });
}
