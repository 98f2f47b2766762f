import { chances, LINEUPS, leave, listTurns, Position, play, sideOfSeat, TurnList } from '@thera/santorini';
import { HandJudge } from '../src/evaluation/hand-judge.ts';
import { depthBeyond, drawIsDue } from '../src/search/draws.ts';
import { isDecided, MOST_UNDECIDED, WON } from '../src/search/score.ts';
import { Table } from '../src/search/table.ts';
import { BEYOND, TreeSearch } from '../src/search/tree-search.ts';

const LIMITS = { depth: 10, nodes: 1_000_000, isLate: () => false, lines: 1 };

/** A search that leaves nothing out and follows nothing further. */
export function evenSearch(own: number): TreeSearch {
  const search = new TreeSearch(new HandJudge(), new Table(12), { isSelective: false, heeds: true });
  search.begin(own, LIMITS);
  return search;
}

/** What a position is worth when every turn is looked at, without a bound, a memo or an order. */
export function plainWorth(
  position: Position,
  ply: number,
  depth: number,
  own: number,
  leaves: TreeSearch,
): number {
  if (position.winner >= 0) return position.winner === own ? WON - ply : ply - WON;
  if (drawIsDue(position)) return plainAverage(position, ply, depth, own, leaves);
  if (depth <= 0) {
    const leaf = leaves.worth(position, depth, -BEYOND, BEYOND);
    return isDecided(leaf) ? leaf - Math.sign(leaf) * (ply - 1) : leaf;
  }
  const list = new TurnList();
  listTurns(position, list);
  const isOwn = sideOfSeat(LINEUPS[position.lineup]!.seats, position.turn) === own;
  if (list.count === 0) {
    // Who is out has lost, whoever of the others wins.
    if (isOwn) return ply + 1 - WON;
    return plainWorth(leave(position, position.turn), ply + 1, depth - 1, own, leaves);
  }
  const worths = [...list.starts()].map((at) => {
    const after = new Position();
    play(position, list.data, at, after);
    return plainWorth(after, ply + 1, depth - 1, own, leaves);
  });
  return isOwn ? Math.max(...worths) : Math.min(...worths);
}

/** Where chance decides: the mean, or, where nothing else can come of it, the end that takes longest. */
function plainAverage(
  position: Position,
  ply: number,
  depth: number,
  own: number,
  leaves: TreeSearch,
): number {
  const outcomes = chances(position);
  const further = depthBeyond(outcomes, depth);
  const worths = outcomes.map((outcome) => plainWorth(outcome, ply + 1, further, own, leaves));
  const isWon = worths.every((worth) => worth > MOST_UNDECIDED);
  if (isWon || worths.every((worth) => worth < -MOST_UNDECIDED))
    return isWon ? Math.min(...worths) : Math.max(...worths);
  const mean = Math.trunc(worths.reduce((sum, worth) => sum + worth, 0) / worths.length);
  return Math.max(-MOST_UNDECIDED, Math.min(MOST_UNDECIDED, mean));
}
