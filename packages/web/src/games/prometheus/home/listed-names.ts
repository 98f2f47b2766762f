import { voiceOf } from '@thera/play/prometheus';
import type { Setup } from '@thera/prometheus';
import type { HomeText, Language } from '@thera/texts';
import { loadPrometheusText, type PrometheusText } from '@thera/texts/prometheus';
import type { KeptGame } from '../../../kept-games/kept-game.ts';
import type { ListedNames } from '../../home-part.ts';
import { statusInWords } from '../../status-in-words.ts';
import { listedDetails } from './listed-details.ts';

/** How kept games are called in a language. */
export async function listedNames(language: Language): Promise<ListedNames> {
  const text = await loadPrometheusText(language);
  return {
    title: (kept) => titleOf(kept, text),
    status: (kept, home) => statusOf(kept, text, home),
    agreed: (setup) => agreedOn(setup as Setup, text),
  };
}

const titleOf = ({ summary }: KeptGame, { name, terms }: PrometheusText): string =>
  `${name} · ${terms.tables[listedDetails(summary.details).table].name}`;

/** What is agreed at a table: “Two players · Quick armies”. */
const agreedOn = ({ table, draft }: Setup, { terms }: PrometheusText): string =>
  `${terms.tables[table].name} · ${terms.drafts[typeof draft === 'string' ? draft : 'given']}`;

function statusOf(kept: KeptGame, text: PrometheusText, home: HomeText): string {
  const { winner, rage, table } = listedDetails(kept.summary.details);
  if (kept.summary.isOver && winner !== undefined)
    return winner === null ? text.endings.nobodyWins : text.endings.wins(text.terms.sides[winner]);
  const voice = voiceOf(
    { table },
    text,
    kept.plan.seats.map(({ name }) => name),
  );
  const status = statusInWords(kept, home, (seat) => voice.nameOf(seat).the);
  return `${status} · ${text.terms.rage(rage)}`;
}
