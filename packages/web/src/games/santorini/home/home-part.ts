import type { Setup } from '@thera/santorini';
import { loadGameText } from '@thera/texts/santorini';
import type { HomePart } from '../../home-part.ts';
import { lastTable } from '../tables/last-table.ts';
import { starting } from '../tables/starting.ts';
import type { SantoriniPlan } from '../tables/table-plan.ts';
import { agreedInWords } from './agreed-in-words.ts';
import { gameStatus, gameTitle } from './game-words.ts';
import { homeTally } from './home-tally.ts';
import { powersInBrief } from './powers-in-brief.ts';

/** Santorini on the first page. */
export const homePart: HomePart = {
  name: 'Santorini',
  course: { page: 'learn' },
  lastTable,
  starting,
  tally: homeTally,
  tableInBrief: (plan, text) => text.powers[powersInBrief(plan as SantoriniPlan)],
  async loadNames(language) {
    const game = await loadGameText(language);
    return {
      title: (kept, text) => gameTitle(kept, { text, game }),
      status: (kept, text) => gameStatus(kept, { text, game }),
      agreed: (setup, text) => agreedInWords(setup as Setup, { text, game }),
    };
  },
  loadSetupWords: async (language) => (await import('./setup-words.ts')).setupWords(language),
};
