import type { OwnPieces } from '../../grid-game.ts';
import { FIGURE_KINDS, TOKEN_KINDS } from '../figures/kinds.ts';

/** Whoever stands and whatever lies on a field. */
export const FIELD_PIECES: OwnPieces = {
  kinds: [...FIGURE_KINDS, ...TOKEN_KINDS],
  load: async () => (await import('../figures/pieces.ts')).SPHINX_PIECES,
};
