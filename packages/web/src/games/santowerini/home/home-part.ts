import type { HomePart } from '../../home-part.ts';
import { planFor, type SantoweriniPlan, USUAL_SETUP } from '../tables/table-plan.ts';
import { door } from './door.ts';

/** Santowerini on the first page. */
export const homePart: HomePart = {
  name: 'Santowerini',
  door,
  lastTable: () => planFor(USUAL_SETUP),
  tableInBrief: (plan) => (plan as SantoweriniPlan).setup.scenario,
  loadNames: async (language) => (await import('./listed-names.ts')).listedNames(language),
  loadSetupWords: async (language) => (await import('./setup-words.ts')).setupWords(language),
};
