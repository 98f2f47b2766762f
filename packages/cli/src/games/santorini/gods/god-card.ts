import { type CardId, type MatchupNote, matchupNote, POWER_IDS, powerFlags, powerOf } from '@thera/santorini';
import type { SantoriniCatalogue } from '@thera/texts/santorini';
import type { Paint } from '../../../paint.ts';
import { wrap } from '../../../wrap.ts';
import { powerCard } from '../power-card.ts';

/** Everything there is to know about one power, in lines. */
export function godCard(id: CardId, texts: SantoriniCatalogue, paint: Paint, width: number): string[] {
  const { printed } = texts.powers[id];
  const notes = [
    ...(printed === undefined ? [] : [`${texts.words.editions.printed}: ${printed}`]),
    ...factsOf(id, texts),
  ];
  return [
    ...powerCard({ id, edition: 'revised' }, texts, paint, width),
    ...(notes.length === 0 ? [] : ['', ...notes.flatMap((note) => wrap(note, width))]),
  ];
}

function factsOf(id: CardId, { commandLine, words, powers }: SantoriniCatalogue): string[] {
  const { gods } = commandLine;
  const { group, players } = powerOf(id);
  if (group === 'mortal') return [];
  const flags = powerFlags(id).map((flag) => `${words.flags[flag]} (${flag})`);
  const against = (note: MatchupNote): string =>
    POWER_IDS.filter((other) => matchupNote(id, other) === note)
      .map((other) => powers[other].name)
      .join(', ');
  const [banned, warned] = [against('printed'), against('game-reason')];
  return [
    gods.group(`${words.groups[group]} · ${group}`),
    gods.players(players.join(', ')),
    ...(flags.length === 0 ? [] : [gods.flags(flags.join(', '))]),
    ...(banned === '' ? [] : [gods.banned(banned)]),
    ...(warned === '' ? [] : [gods.warned(warned)]),
  ];
}
