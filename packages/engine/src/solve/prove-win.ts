import { type Position, settle } from '@thera/santorini';
import { Proof } from './proof.ts';
import { proofTableBits, type SolveBounds, unsolvable } from './solve.ts';

/** What came of the question whether a side wins by force within so many turns. */
export interface WinProof {
  /** Undefined if so many positions do not tell. */
  readonly isWon: boolean | undefined;
  /** Within how many turns it is proven, which threats may show to be fewer than was asked. */
  readonly plies: number;
  /** How whoever is to move begins, if it is the side that wins, and not at once. */
  readonly turn: Int32Array | undefined;
}

/**
 * Tries to prove that a side wins by force within so many turns. Shorter wins are not looked for first, nor what the other
 * side might win, so this reaches further than `solve`.
 */
export function proveWin(given: Position, side: number, bounds: SolveBounds): WinProof {
  if (unsolvable(given) !== undefined) return UNKNOWN;
  const position = settle(given);
  const nodes = bounds.nodes / 2;
  const threats = new Proof(side, 'threats', proofTableBits(nodes));
  threats.limit = nodes;
  // Further and further ahead: with many turns left threats would be followed into nowhere.
  for (let plies = 1; plies <= bounds.plies && !threats.isSpent; plies++)
    if (threats.proves(position, plies)) return { isWon: true, plies, turn: threats.turnOf(position) };
  const full = new Proof(side, 'everything', proofTableBits(nodes));
  full.limit = nodes;
  if (full.proves(position, bounds.plies))
    return { isWon: true, plies: bounds.plies, turn: full.turnOf(position) };
  return full.isSpent || full.leavesOut ? UNKNOWN : { ...UNKNOWN, isWon: false };
}

const UNKNOWN: WinProof = { isWon: undefined, plies: 0, turn: undefined };
