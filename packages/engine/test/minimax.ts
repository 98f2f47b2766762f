import { chances, leave, listTurns, Position, play, sideOfSeat, TurnList } from '@thera/santorini';
import { HandCraftedEvaluator } from '../src/evaluation/hand-crafted-evaluator.ts';
import { depthAfterChance, isChanceNode } from '../src/search/chance-nodes.ts';
import { INFINITY, isDecided, MOST_UNDECIDED, WON } from '../src/search/score.ts';
import { TranspositionTable } from '../src/search/transposition-table.ts';
import { TreeSearch } from '../src/search/tree-search.ts';

const LIMITS = { depth: 10, nodes: 1_000_000, isLate: () => false, lines: 1 };

/** A full-width search: nothing is pruned, reduced or extended. */
export function fullWidthSearch(own: number): TreeSearch {
  const search = new TreeSearch(new HandCraftedEvaluator(), new TranspositionTable(12), {
    isSelective: false,
    seesThreats: true,
  });
  search.begin(own, LIMITS);
  return search;
}

/** Plain minimax: every turn is searched, without a bound, a table or an order. */
export function minimax(
  position: Position,
  ply: number,
  depth: number,
  own: number,
  leaves: TreeSearch,
): number {
  if (position.winner >= 0) return position.winner === own ? WON - ply : ply - WON;
  if (isChanceNode(position)) return minimaxOfChance(position, ply, depth, own, leaves);
  if (depth <= 0) {
    const leaf = leaves.scoreOf(position, depth, -INFINITY, INFINITY);
    return isDecided(leaf) ? leaf - Math.sign(leaf) * (ply - 1) : leaf;
  }
  const list = new TurnList();
  listTurns(position, list);
  const isOwn = sideOfSeat(position.lineup.seats, position.turn) === own;
  if (list.count === 0) {
    // Who is out has lost, whoever of the others wins.
    if (isOwn) return ply + 1 - WON;
    return minimax(leave(position, position.turn), ply + 1, depth - 1, own, leaves);
  }
  const scores = [...list.starts()].map((at) => {
    const after = new Position();
    play(position, list.data, at, after);
    return minimax(after, ply + 1, depth - 1, own, leaves);
  });
  return isOwn ? Math.max(...scores) : Math.min(...scores);
}

/** Where chance decides: the mean, or, where nothing else can come of it, the end that takes longest. */
function minimaxOfChance(
  position: Position,
  ply: number,
  depth: number,
  own: number,
  leaves: TreeSearch,
): number {
  const outcomes = chances(position);
  const further = depthAfterChance(outcomes, depth);
  const scores = outcomes.map((outcome) => minimax(outcome, ply + 1, further, own, leaves));
  const isWon = scores.every((score) => score > MOST_UNDECIDED);
  if (isWon || scores.every((score) => score < -MOST_UNDECIDED))
    return isWon ? Math.min(...scores) : Math.max(...scores);
  const mean = Math.trunc(scores.reduce((sum, score) => sum + score, 0) / scores.length);
  return Math.max(-MOST_UNDECIDED, Math.min(MOST_UNDECIDED, mean));
}
