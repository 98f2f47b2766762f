import type { PieceView } from '../piece-set.ts';
import { turned } from '../quarter-turns.ts';
import type { Direction, Piece } from '../scene.ts';
import type { Drawing } from './drawing.ts';

const VIEWS: Readonly<Record<Direction, PieceView>> = {
  N: 'back',
  NE: 'right',
  E: 'right',
  SE: 'right',
  S: 'front',
  SW: 'left',
  W: 'left',
  NW: 'left',
};
/** From which side a piece is seen. */
export const viewOf = ({ quarterTurns }: Drawing, { facing }: Piece): PieceView =>
  facing === undefined ? 'front' : VIEWS[turned(facing, quarterTurns)];
