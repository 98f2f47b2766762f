import type { Language } from '@thera/texts';
import { loadSphinxText, type SphinxText } from '@thera/texts/sphinx';
import type { KeptGame } from '../../../kept-games/kept-game.ts';
import type { ListedNames } from '../../home-part.ts';
import type { SphinxPlan } from '../tables/table-plan.ts';
import { listedDetails } from './listed-details.ts';

/** How kept riddles are called in a language. */
export async function listedNames(language: Language): Promise<ListedNames> {
  const text = await loadSphinxText(language);
  return { title: (kept) => titleOf(kept, text), status: (kept) => statusOf(kept, text) };
}

/** A game by its riddle: “The River Styx · 10”. */
function titleOf({ plan }: KeptGame, { riddles }: SphinxText): string {
  const { riddle } = (plan as SphinxPlan).setup;
  return `${riddles[riddle]?.title ?? ''} · ${riddle}`;
}

/** Where a game is: “Turn 12 · Gold”. */
function statusOf({ summary }: KeptGame, { turn, tiers, outcomes }: SphinxText): string {
  const { best } = listedDetails(summary.details);
  if (summary.isOver) return best === undefined ? outcomes.notSolved : outcomes.solved[best];
  const where = turn(Math.max(1, summary.turn));
  const begun = where.charAt(0).toUpperCase() + where.slice(1);
  return best === undefined ? begun : `${begun} · ${tiers[best]}`;
}
