import type { MatchupNote } from '@thera/santorini';
import type { TextFor } from '../../common/text-for.ts';

/** What there is to say about two powers that meet. */
export const pairNotes: TextFor<MatchupNote> = {
  printed: 'The publisher advises against this pair.',
  mirror: 'Both players have the same power.',
  'game-reason': 'These two powers don’t mix well. Expect an odd or uneven game.',
};
