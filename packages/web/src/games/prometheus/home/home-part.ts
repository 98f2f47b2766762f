import type { HomePart } from '../../home-part.ts';
import { type PrometheusPlan, planFor, usualSetup } from '../tables/table-plan.ts';
import { door } from './door.ts';

/** The Search for Prometheus on the first page. */
export const homePart: HomePart = {
  name: 'The Search for Prometheus',
  door,
  lastTable: () => planFor(usualSetup(2)),
  tableInBrief: (plan) => (plan as PrometheusPlan).setup.table,
  loadNames: async (language) => (await import('./listed-names.ts')).listedNames(language),
  loadSetupWords: async (language) => (await import('./setup-words.ts')).setupWords(language),
};
