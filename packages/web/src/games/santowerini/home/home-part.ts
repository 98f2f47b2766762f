import type { Setup } from '@thera/santowerini';
import { loadSantoweriniText, type SantoweriniText } from '@thera/texts/santowerini';
import type { KeptGame } from '../../../kept-games/kept-game.ts';
import type { HomePart } from '../../home-part.ts';
import { planFor, type SantoweriniPlan, USUAL_SETUP } from '../tables/table-plan.ts';
import { door } from './door.ts';
import { listedDetails } from './listed-details.ts';

/** Santowerini on the first page. */
export const homePart: HomePart = {
  name: 'Santowerini',
  door,
  lastTable: () => planFor(USUAL_SETUP),
  tableInBrief: (plan) => (plan as SantoweriniPlan).setup.scenario,
  async loadNames(language) {
    const text = await loadSantoweriniText(language);
    return {
      title: (kept) => titleOf(kept, text),
      status: (kept) => statusOf(kept, text),
      agreed: (setup) => placeIn(setup as Setup, text),
    };
  },
  loadSetupWords: async (language) => (await import('./setup-words.ts')).setupWords(language),
};

/** A game by its place: “The Brutes · 4A”. */
const titleOf = ({ plan }: KeptGame, text: SantoweriniText): string =>
  placeIn((plan as SantoweriniPlan).setup, text);

function placeIn({ scenario }: Setup, { places }: SantoweriniText): string {
  const { name } = places[scenario];
  return scenario === 'endless' ? name : `${name} · ${scenario}`;
}

/** Where a game is: “Round 12 · 2 enemies ashore”. */
function statusOf({ summary }: KeptGame, { round, wave, ashore, headlines }: SantoweriniText): string {
  const details = listedDetails(summary.details);
  const where = details.wave > 0 ? wave(details.wave) : round(summary.turn + (summary.isOver ? 0 : 1));
  if (details.isWon === undefined) return `${where} · ${ashore(details.enemies)}`;
  return `${where} · ${headlines[details.isWon ? 'won' : 'lost']}`;
}
