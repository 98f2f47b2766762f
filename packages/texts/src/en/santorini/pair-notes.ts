import type { MatchupNote } from '@thera/santorini';
import type { TextFor } from '../../common/text-for.ts';

/** What there is to say about two powers that meet. */
export const pairNotes: TextFor<MatchupNote> = {
  printed: 'The publisher advises against this pair.',
  mirror: 'Both sides have the same power.',
  'game-reason': 'These two powers fit badly together: the game may be odd or uneven.',
};
