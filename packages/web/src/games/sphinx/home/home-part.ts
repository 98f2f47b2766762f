import type { HomePart } from '../../home-part.ts';
import { planFor, type SphinxPlan, usualSetup } from '../tables/table-plan.ts';
import { door } from './door.ts';

/** Riddle of the Sphinx on the first page. */
export const homePart: HomePart = {
  name: 'Riddle of the Sphinx',
  door,
  lastTable: () => planFor(usualSetup(1)),
  tableInBrief: (plan) => String((plan as SphinxPlan).setup.riddle),
  loadNames: async (language) => (await import('./listed-names.ts')).listedNames(language),
  loadSetupWords: async (language) => (await import('./setup-words.ts')).setupWords(language),
};
