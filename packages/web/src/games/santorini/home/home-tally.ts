import type { HomeTally } from '../../home-part.ts';
import { rememberTable } from '../tables/last-table.ts';
import type { SantoriniPlan } from '../tables/table-plan.ts';
import { deviceTally } from '../tally/device-tally.ts';
import { suggestionAfter } from '../tally/tally.ts';
import { withLevel } from '../tally/with-level.ts';

/** What came of the games against the computer, on the first page. */
export const homeTally: HomeTally = {
  isEmpty: () => deviceTally().length === 0,
  suggestionFor({ seats }) {
    const level = seats.find(({ kind }) => kind === 'computer')?.level;
    return level === undefined ? undefined : suggestionAfter(deviceTally(), level);
  },
  letLevel(plan, level) {
    const changed = withLevel(plan as SantoriniPlan, level);
    rememberTable(changed);
    return changed;
  },
  async loadView(language) {
    const { tallyView } = await import('../tally/tally-view.tsx');
    return tallyView(language);
  },
};
