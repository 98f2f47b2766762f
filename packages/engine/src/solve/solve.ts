import { isOut, type Position, settle, sideOfSeat } from '@thera/santorini';
import { fault, ok, type Result } from '@thera/table';
import { type Aim, Proof } from './proof.ts';
import { provenLine } from './proven-line.ts';

/** How far a proof may go. */
export interface SolveBounds {
  /** Turns ahead. */
  readonly plies: number;
  /** Positions searched. */
  readonly nodes: number;
}

/** What is proven of a position. */
export interface Solution {
  /** The side that wins by force; undefined if no such thing was found. */
  readonly winner: number | undefined;
  /** It takes at most so many turns of both sides. */
  readonly plies: number;
  /** Whether it cannot be done in fewer. */
  readonly isShortest: boolean;
  /** How the game goes when the other side resists as long as it can; up to the first chance node, if there is one. */
  readonly line: readonly Int32Array[];
  /** Nobody wins by force in so many turns: every one was tried. */
  readonly searched: number;
  readonly nodes: number;
}

/** Why a position cannot be solved. */
export const SOLVE_ERRORS = ['hidden-information', 'three-sides'] as const;
export type SolveError = (typeof SOLVE_ERRORS)[number];

const MOST_TABLE_BITS = 21;

/** Proves that one of two sides wins by force, within bounds; what chance decides counts as if the loser chose it. */
export function solve(given: Position, bounds: SolveBounds): Result<Solution, SolveError> {
  const error = unsolvable(given);
  if (error !== undefined) return fault(error);
  const position = settle(given);
  if (position.winner >= 0)
    return ok({ winner: position.winner, plies: 0, isShortest: true, line: [], searched: 0, nodes: 0 });
  // Threats reach far with little work; what they find, or do not, is then checked with every turn.
  const quick = race(position, 'threats', { plies: bounds.plies, nodes: bounds.nodes / 2 });
  const found = quick.proof === undefined ? bounds.plies : quick.plies - 1;
  const full = race(position, 'everything', { plies: found, nodes: bounds.nodes - quick.nodes });
  const { proof, winner, plies } = full.proof === undefined ? quick : full;
  const nodes = quick.nodes + full.nodes;
  const { searched } = full;
  if (proof === undefined)
    return ok({ winner: undefined, plies: 0, isShortest: false, line: [], searched, nodes });
  const line = provenLine(position, proof, plies);
  return ok({ winner, plies, isShortest: searched >= plies - 1, line, searched, nodes });
}

/** Why a position cannot be solved, if it cannot. */
export function unsolvable({ lineup }: Position): SolveError | undefined {
  if (lineup.sides !== 2) return 'three-sides';
  const isHidden = lineup.slots.some(({ card }, seat) => card.hides !== null && !isOut(lineup, seat));
  return isHidden ? 'hidden-information' : undefined;
}

/** The size of a table, as a power of two, for a proof that searches so many positions. */
export const proofTableBits = (nodes: number): number =>
  Math.min(MOST_TABLE_BITS, Math.max(10, Math.ceil(Math.log2(nodes + 1))));

interface Race {
  /** What proved a win, if something did, for which side, and in how many turns. */
  readonly proof: Proof | undefined;
  readonly winner: number;
  readonly plies: number;
  /** How far both sides were searched without finding one. */
  readonly searched: number;
  readonly nodes: number;
}

/** Tries both sides, further and further ahead. */
function race(position: Position, aim: Aim, bounds: SolveBounds): Race {
  const mover = sideOfSeat(position.lineup.seats, position.turn);
  const bits = proofTableBits(bounds.nodes);
  const sides = [mover, 1 - mover].map((winner) => ({ winner, proof: new Proof(winner, aim, bits) }));
  const nodes = (): number => sides.reduce((sum, { proof }) => sum + proof.nodes, 0);
  let searched = 0;
  for (let plies = 1; plies <= bounds.plies; plies++) {
    for (const { winner, proof } of sides) {
      proof.limit = proof.nodes + Math.max(0, bounds.nodes - nodes());
      const isProven = proof.proves(position, plies);
      if (proof.isSpent) return { proof: undefined, winner: -1, plies: 0, searched, nodes: nodes() };
      if (isProven) return { proof, winner, plies, searched, nodes: nodes() };
    }
    if (sides.every(({ proof }) => !proof.leavesOut)) searched = plies;
  }
  return { proof: undefined, winner: -1, plies: 0, searched, nodes: nodes() };
}
