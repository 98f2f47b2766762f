import type { Setup } from '@thera/sphinx';
import type { Language } from '@thera/texts';
import { loadSphinxText, type SphinxText } from '@thera/texts/sphinx';
import type { KeptGame } from '../../../kept-games/kept-game.ts';
import type { ListedNames } from '../../home-part.ts';
import type { SphinxPlan } from '../tables/table-plan.ts';
import { listedDetails } from './listed-details.ts';

/** How kept riddles are called in a language. */
export async function listedNames(language: Language): Promise<ListedNames> {
  const text = await loadSphinxText(language);
  return {
    title: (kept) => titleOf(kept, text),
    status: (kept) => statusOf(kept, text),
    agreed: (setup) => agreedOn(setup as Setup, text),
  };
}

/** A game by its riddle: “The River Styx · 10”. */
const titleOf = ({ plan }: KeptGame, text: SphinxText): string => riddleIn((plan as SphinxPlan).setup, text);

const riddleIn = ({ riddle }: Setup, { riddles }: SphinxText): string =>
  `${riddles[riddle]?.title ?? ''} · ${riddle}`;

/** What is agreed at a table: “The River Styx · 10 · Expert”. */
const agreedOn = (setup: Setup, text: SphinxText): string =>
  setup.isExpert ? `${riddleIn(setup, text)} · ${text.expert.name}` : riddleIn(setup, text);

/** Where a game is: “Turn 12 · Gold”. */
function statusOf({ summary }: KeptGame, { turn, tiers, outcomes }: SphinxText): string {
  const { best } = listedDetails(summary.details);
  if (summary.isOver) return best === undefined ? outcomes.notSolved : outcomes.solved[best];
  const where = turn(Math.max(1, summary.turn));
  const begun = where.charAt(0).toUpperCase() + where.slice(1);
  return best === undefined ? begun : `${begun} · ${tiers[best]}`;
}
