import '../tokens.css';
import { FIELD_DRAWING, type PieceSet } from '@thera/board';
import { SPHINX_PICTURES } from './pictures.ts';

/** What stands and lies on the fields of the Sphinx, for both boards. */
export const SPHINX_PIECES: PieceSet = {
  pictures: SPHINX_PICTURES,
  field: FIELD_DRAWING,
  solids: async () => (await import('./solids.ts')).SPHINX_SOLIDS,
};
