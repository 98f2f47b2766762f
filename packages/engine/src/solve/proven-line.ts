import { listWins, Position, play, sideOfSeat, TurnList } from '@thera/santorini';
import { isChanceNode } from '../search/chance-nodes.ts';
import { listConsidered } from '../search/considered-turns.ts';
import type { Proof } from './proof.ts';

/** The line of a win that is proven within so many turns: the quickest way against the longest resistance. */
export function provenLine(from: Position, proof: Proof, within: number): readonly Int32Array[] {
  proof.limit = Number.POSITIVE_INFINITY;
  const line: Int32Array[] = [];
  let position = from;
  let left = within;
  while (position.winner < 0 && !isChanceNode(position)) {
    while (left > 0 && proof.proves(position, left - 1)) left--;
    const next = nextOf(position, proof, left);
    // Without a turn the game is over.
    if (next === undefined) break;
    line.push(next.turn);
    position = next.after;
    left--;
  }
  return line;
}

interface Next {
  readonly turn: Int32Array;
  readonly after: Position;
}

/** The winner's turn that keeps to the number of turns left, or the one that makes the winner need them all. */
function nextOf(position: Position, proof: Proof, left: number): Next | undefined {
  const attacks = sideOfSeat(position.lineup.seats, position.turn) === proof.attacker;
  const list = new TurnList();
  if (attacks && left === 1) listWins(position, list);
  if (list.count === 0) listConsidered(position, list);
  let last: Next | undefined;
  for (const at of list.starts()) {
    const after = new Position();
    play(position, list.data, at, after);
    last = { turn: list.turn(at), after };
    if (attacks ? proof.proves(after, left - 1) : left === 1 || !proof.proves(after, left - 2)) return last;
  }
  return last;
}
