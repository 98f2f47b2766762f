import type { Setup } from '@thera/santowerini';
import type { Language } from '@thera/texts';
import { loadSantoweriniText, type SantoweriniText } from '@thera/texts/santowerini';
import type { KeptGame } from '../../../kept-games/kept-game.ts';
import type { ListedNames } from '../../home-part.ts';
import type { SantoweriniPlan } from '../tables/table-plan.ts';
import { listedDetails } from './listed-details.ts';

/** How kept games are called in a language. */
export async function listedNames(language: Language): Promise<ListedNames> {
  const text = await loadSantoweriniText(language);
  return {
    title: (kept) => titleOf(kept, text),
    status: (kept) => statusOf(kept, text),
    agreed: (setup) => placeIn(setup as Setup, text),
  };
}

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
