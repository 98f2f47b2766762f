import { type Ending, otherSide } from '@thera/prometheus';
import { capitalised, type PrometheusVoice, unitName } from './names.ts';

/** How a game ended, and who has won by that. */
export function tellEnding(ending: Ending, voice: PrometheusVoice): string {
  return [whyEnded(ending, voice), winnerOf(ending, voice)].filter(Boolean).join(' ');
}

/** Who has won. */
export function winnerOf({ winner }: Ending, { text: { endings, terms } }: PrometheusVoice): string {
  return capitalised(winner === null ? endings.nobodyWins : endings.wins(terms.sides[winner]));
}

/** Why a game is over; undefined where that goes without saying. */
export function whyEnded({ reason, winner, unit }: Ending, voice: PrometheusVoice): string | undefined {
  const { endings, terms } = voice.text;
  const who = unit === null ? undefined : unitName(unit, voice);
  switch (reason) {
    case 'calm':
      return endings.calm;
    case 'exit':
      return who && capitalised(endings.exit(who));
    case 'god':
      return who && capitalised(endings.god(who));
    case 'hound':
      return endings.cerberus;
    case 'cap':
      return winner === null ? endings.even : endings.cap(terms.sides[winner]);
    case 'deserted':
      return winner === null ? undefined : capitalised(endings.left(terms.sides[otherSide(winner)]));
    case 'lesson':
      return undefined;
  }
}
