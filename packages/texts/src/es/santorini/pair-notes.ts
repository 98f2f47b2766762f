import type { MatchupNote } from '@thera/santorini';
import type { TextFor } from '../../common/text-for.ts';

/** What there is to say about two powers that meet. */
export const pairNotes: TextFor<MatchupNote> = {
  printed: 'La editorial desaconseja esta pareja.',
  mirror: 'Los dos jugadores tienen el mismo poder.',
  'game-reason': 'Estos dos poderes no casan bien: la partida puede ser rara o desigual.',
};
