import { inBox } from './box.ts';
import type { Piece } from './pieces.ts';
import type { State } from './state.ts';
import type { Step } from './step.ts';

/** A piece that a card adds to the stockpile, if the box has one. */
export const giftOf = (state: State, piece: Piece): readonly Step[] =>
  inBox(state, piece) > 0 ? [{ kind: 'gain', piece }] : [];
