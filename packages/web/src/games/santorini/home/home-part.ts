import { browserStorage } from '../../../browser-storage.ts';
import type { HomePart } from '../../home-part.ts';
import { lastTable } from '../tables/last-table.ts';
import { starting } from '../tables/starting.ts';
import type { SantoriniPlan } from '../tables/table-plan.ts';
import { TALLY_KEY } from '../tally/tally-key.ts';
import { powersInBrief } from './powers-in-brief.ts';

/** Santorini on the first page. */
export const homePart: HomePart = {
  name: 'Santorini',
  course: { page: 'learn' },
  lastTable,
  starting,
  async loadTally() {
    return browserStorage?.getItem(TALLY_KEY) ? (await import('./home-tally.ts')).homeTally : undefined;
  },
  tableInBrief: (plan, text) => text.powers[powersInBrief(plan as SantoriniPlan)],
  loadNames: async (language) => (await import('./listed-names.ts')).listedNames(language),
  loadSetupWords: async (language) => (await import('./setup-words.ts')).setupWords(language),
};
