import { canWin, listTurns, type Position, TurnList } from '@thera/santorini';
import type { NodeObserver } from '../search/node-observer.ts';
import type { Finding } from '../search/searching.ts';
import { DEEPEST } from './random-beginning.ts';
import type { TrainingGame } from './training-game.ts';
import { TreeSamples } from './tree-samples.ts';

/** What was thought of a position in a game, and what was done. */
export interface TrainingTurn {
  readonly position: Position;
  readonly ply: number;
  readonly score: number;
  readonly depth: number;
  /** Whether the position is worth learning, and so was searched as far as wanted. */
  readonly isKept: boolean;
  readonly chosen: Int32Array;
  /** Whether that is the best turn that was found. */
  readonly isBest: boolean;
  /** Others that are about as good. */
  readonly others: readonly Int32Array[];
  /** Samples from the tree that was searched. */
  readonly tree: readonly Int32Array[];
}

/** An iteration that used this part of the positions is the last: the next would seldom come to its end. */
const ENOUGH = 0.25;
/** For a position that is not kept so much of a search is enough, and to see which turns are about as good. */
const PART = 0.15;
/** One turn in so many may be another than the best, if it is one of the best few and about as good. */
const VARIED_ONE_IN = 4;
const VARIED_LINES = 4;
const ABOUT_AS_GOOD = 30;

/** Two turns are enough to know that there is more than one. */
const turns = new TurnList();
turns.most = 2;

/** Decides on a turn; undefined if there is none, or somebody wants to stop. */
export function decideTurn(
  game: TrainingGame,
  position: Position,
  ply: number,
  branch: number,
  mayVary: boolean,
): TrainingTurn | undefined {
  // A search that ends after the only turn says nothing about the position that the next one does not say better.
  const isKept = isQuiet(position) && !isOnly(position);
  const tree = isKept ? new TreeSamples({ ply, game: game.number, branch }) : undefined;
  const best = search(game, position, isKept ? 1 : PART, 1, tree).at(0);
  const first = best?.line[0];
  if (best === undefined || first === undefined || game.isStopped()) return undefined;
  const varies = mayVary && game.dice.below(VARIED_ONE_IN) === 0;
  const good = varies ? turnsAsGood(game, position) : [];
  const chosen = good.length === 0 ? first : game.dice.pick(good);
  const { score, depth } = best;
  const isBest = isSame(chosen, first);
  const others = good.filter((turn) => !isSame(turn, chosen));
  return { position, ply, score, depth, isKept, chosen, isBest, others, tree: tree?.samples ?? [] };
}

/** The best turns, as many as are about as good as the very best. */
function turnsAsGood(game: TrainingGame, position: Position): readonly Int32Array[] {
  const lines = search(game, position, PART, VARIED_LINES);
  const [best] = lines;
  const most = game.searcher.margins.scaled(ABOUT_AS_GOOD);
  return lines
    .filter(({ depth, score }) => depth >= best!.depth && best!.score - score <= most)
    .flatMap(({ line }) => line.slice(0, 1));
}

/** The best lines that a search of a part of the positions finds, the very best first. */
function search(
  { searcher, nodes, isStopped }: TrainingGame,
  position: Position,
  part: number,
  lines: number,
  observer?: NodeObserver,
): readonly Finding[] {
  const budget = Math.ceil(nodes * part);
  const isEnough = (finding: Finding): boolean => finding.nodes > budget * ENOUGH;
  const found: Finding[] = [];
  const limits = { depth: DEEPEST, nodes: budget, isLate: isStopped, isEnough, lines, observer };
  const best = searcher.search(position, limits, (finding) => {
    found[finding.rank - 1] = finding;
  });
  return [best, ...found.slice(1)];
}

/** Whether a position is worth learning: nobody is about to win, and no turn is half done. */
function isQuiet(position: Position): boolean {
  if (position.prefix !== null || position.extra !== 0) return false;
  return !canWin(position) && !canWin(position, position.lineup.next[position.turn]!);
}

function isOnly(position: Position): boolean {
  listTurns(position, turns);
  return turns.count === 1;
}

function isSame(one: Int32Array, other: Int32Array): boolean {
  return one.length === other.length && one.every((word, n) => word === other[n]);
}
