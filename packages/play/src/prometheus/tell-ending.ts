import { type Ending, otherSide, type Side } from '@thera/prometheus';
import { capitalised, type PrometheusVoice, unitName } from './names.ts';

/** How a game ended, in a sentence. */
export function tellEnding({ reason, winner, unit }: Ending, voice: PrometheusVoice): string {
  return capitalised(sentenceFor(reason, winner, unit, voice));
}

function sentenceFor(
  reason: Ending['reason'],
  winner: Side | null,
  unit: Ending['unit'],
  voice: PrometheusVoice,
): string {
  const { endings, terms } = voice.text;
  if (winner === null) return endings.draw;
  const side = terms.sides[winner];
  switch (reason) {
    case 'calm':
      return endings.calm;
    case 'exit':
      return unit === null ? endings.wins(side) : endings.exit(unitName(unit, voice));
    case 'god':
      return unit === null ? endings.wins(side) : endings.god(unitName(unit, voice), side);
    case 'hound':
      return endings.cerberus(side);
    case 'cap':
      return endings.cap(side);
    case 'deserted':
      return endings.left(terms.sides[otherSide(winner)], side);
    case 'lesson':
      return endings.wins(side);
  }
}
