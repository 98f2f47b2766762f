import { MATCHUP_NOTES, type MatchupNote, matchupNote } from '@thera/santorini';
import { GODS, type God } from './god.ts';

/** Powers that should not meet another one, and why. */
export interface BadPartners {
  readonly note: MatchupNote;
  readonly gods: readonly God[];
}

/** Who should not meet a power, by reason; that nobody meets its own likeness goes without saying. */
export function badPartners({ id }: God): readonly BadPartners[] {
  return MATCHUP_NOTES.map((note) => ({
    note,
    gods: GODS.filter((other) => other.id !== id && matchupNote(id, other.id) === note),
  })).filter(({ gods }) => gods.length > 0);
}
