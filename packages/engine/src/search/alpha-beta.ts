import { copyPosition, type Position, play } from '@thera/santorini';
import type { Evaluator } from '../evaluation/evaluator.ts';
import { listConsidered } from './considered-turns.ts';
import type { Margins } from './margins.ts';
import { distanceOf, INFINITY, isDecided, MOST_UNDECIDED, WON } from './score.ts';
import type { Style } from './search-state.ts';
import type { Finding, Limits, Searcher } from './searching.ts';
import { MOST_PLIES } from './stack-entry.ts';
import { TranspositionTable } from './transposition-table.ts';
import { TreeSearch } from './tree-search.ts';
import { turnKey } from './turn-order.ts';

/** Aspiration windows are for iterations from this depth on. */
const ASPIRATION_FROM = 4;
/** A window that has become wider than this on one side is open there. */
const WIDEST_WINDOW = 1000;
/** At the root, turns from this place on are late moves. */
const LATE_AT_ROOT = 4;

/** What an alpha-beta searcher may be told. */
export interface AlphaBetaOptions {
  /** Room for 2 to the power of so many positions. */
  readonly tableBits?: number;
  /** Memory for them that several searchers share; whoever hands it in clears it. */
  readonly memory?: ArrayBufferLike;
  readonly style?: Style;
}

/** Alpha-beta search with iterative deepening from one position. */
export class AlphaBeta implements Searcher {
  readonly tree: TreeSearch;
  private readonly table: TranspositionTable;
  /** Which of the root's turns was searched last. */
  private rootIndex = 0;
  private readonly sharesTable: boolean;

  constructor(evaluator: Evaluator, options: AlphaBetaOptions = {}) {
    const { tableBits = 18, memory, style = { isSelective: true, seesThreats: true } } = options;
    this.table = new TranspositionTable(tableBits, memory);
    this.sharesTable = memory !== undefined;
    this.tree = new TreeSearch(evaluator, this.table, style);
  }

  get margins(): Margins {
    return this.tree.margins;
  }

  forget(): void {
    if (!this.sharesTable) this.table.clear();
    this.tree.forget();
  }

  search(position: Position, limits: Limits, report?: (finding: Finding) => void): Finding {
    const { tree } = this;
    const root = tree.stack[0]!;
    tree.begin(position.lineup.plans[position.turn]!.side, limits);
    copyPosition(position, root.position);
    root.previousTurn = 0;
    listConsidered(position, root.list);
    root.index();
    const lines = Math.min(limits.lines, root.list.count);
    let found: Finding[] = [this.orderByStaticEvaluation()];
    report?.(found[0]!);
    if (limits.helperDepth !== undefined) this.diversify();

    // Iterative deepening.
    const deepest = Math.min(limits.depth, MOST_PLIES - 1);
    for (let depth = limits.helperDepth ?? 1; depth <= deepest && lines > 0; depth++) {
      const deeper = this.iterate(depth, lines, found);
      // Of an iteration that was cut off, what is certain still counts: a better turn that was found.
      found = deeper.map((finding, n) => finding ?? found[n]!);
      for (const finding of found) if (finding !== undefined) report?.(finding);
      if (tree.stopped) break;
      tree.mayStop = true;
      // The soft limit. Whoever has one turn only does not think about it.
      if (limits.isEnough !== undefined && (root.list.count === 1 || limits.isEnough(found[0]!))) break;
      if (found.every(({ score }) => isDecided(score) && distanceOf(score) <= depth)) break;
    }
    return { ...found[0]!, nodes: tree.nodes };
  }

  /** Iteration 0: puts the root's turns in order by static evaluation. */
  private orderByStaticEvaluation(): Finding {
    const { tree } = this;
    const { position, list, starts } = tree.stack[0]!;
    const after = tree.stack[1]!.position;
    const evaluations = new Map<number, number>();
    for (let n = 0; n < list.count; n++) {
      play(position, list.data, starts[n]!, after);
      evaluations.set(starts[n]!, tree.staticEvaluation(after));
    }
    const order = [...evaluations.keys()].sort((a, b) => evaluations.get(b)! - evaluations.get(a)!);
    starts.set(order);
    const [first] = order;
    if (first === undefined) return { depth: 0, score: -WON, nodes: 0, line: [], rank: 1 };
    const score = Math.max(-MOST_UNDECIDED, Math.min(MOST_UNDECIDED, evaluations.get(first)!));
    return { depth: 0, score, nodes: 0, line: [list.turn(first)], rank: 1 };
  }

  /** Lazy SMP: a helper thread begins with the best turn too, but then where the main thread has not been yet. */
  private diversify(): void {
    const { starts, list } = this.tree.stack[0]!;
    const rest = starts.slice(1, list.count);
    const half = rest.length >> 1;
    starts.set(rest.subarray(half), 1);
    starts.set(rest.subarray(0, half), 1 + rest.length - half);
  }

  /**
   * One iteration, for several lines if they are wanted (MultiPV), each without the first turns of those before; undefined
   * where it was cut off before anything was certain.
   */
  private iterate(depth: number, lines: number, before: readonly Finding[]): (Finding | undefined)[] {
    const found: (Finding | undefined)[] = [];
    this.tree.setExtensionLimit(depth);
    for (let rank = 0; rank < lines; rank++) {
      const score = this.aspirationSearch(depth, rank, before[rank]);
      const line = this.tree.pv.turns(0);
      const { stopped, nodes } = this.tree;
      if (stopped) {
        found.push(line.length === 0 ? undefined : this.interrupted(depth, score, line, rank, before[rank]));
        break;
      }
      found.push({ depth, score, nodes, line, rank: rank + 1 });
    }
    return [...found, ...before.slice(found.length)];
  }

  /** What an iteration found that was cut off after it had a line. */
  private interrupted(
    depth: number,
    score: number,
    line: readonly Int32Array[],
    rank: number,
    before: Finding | undefined,
  ): Finding | undefined {
    const { nodes } = this.tree;
    if (!isDecided(score) || score > 0) return { depth: depth - 1, score, nodes, line, rank: rank + 1 };
    // Turns that are lost say nothing of those which were not searched: the next one may be better.
    if (before === undefined || isDecided(before.score)) return undefined;
    const { list, starts } = this.tree.stack[0]!;
    return { ...before, nodes, line: [list.turn(starts[this.rootIndex]!)] };
  }

  /** Aspiration window: a narrow one around the score before, and wider ones as long as the score is outside. */
  private aspirationSearch(depth: number, rank: number, before: Finding | undefined): number {
    const isNarrow = depth >= ASPIRATION_FROM && before !== undefined && !isDecided(before.score);
    let width = this.margins.aspirationWindow;
    let alpha = isNarrow ? before.score - width : -INFINITY;
    let beta = isNarrow ? before.score + width : INFINITY;
    for (;;) {
      const score = this.searchRoot(depth, alpha, beta, rank);
      if (this.tree.stopped || (score > alpha && score < beta)) return score;
      width *= 4;
      if (score <= alpha) alpha = width > WIDEST_WINDOW ? -INFINITY : Math.max(-INFINITY, score - width);
      else beta = width > WIDEST_WINDOW ? INFINITY : Math.min(INFINITY, score + width);
    }
  }

  /** The move loop of the root: the best of its turns but for the first `rank`; it comes to the place after those. */
  private searchRoot(depth: number, alpha: number, beta: number, rank: number): number {
    const { tree } = this;
    const root = tree.stack[0]!;
    const next = tree.stack[1]!;
    const { position, list, starts } = root;
    let best = -INFINITY;
    let low = alpha;
    tree.pv.clear(0);
    for (let n = rank; n < list.count; n++) {
      const at = starts[n]!;
      this.rootIndex = n;
      play(position, list.data, at, next.position);
      next.previousTurn = turnKey(list.data, at);
      tree.enter(next);
      let score = 0;
      if (n === rank) score = tree.searchNode(next, depth - 1, low, beta, true);
      else {
        // Late move reductions, and principal variation search: a null window first, and a re-search where it fails high.
        const reduction = depth >= 3 && n - rank >= LATE_AT_ROOT ? 1 : 0;
        score = tree.searchNode(next, depth - 1 - reduction, low, low + 1, true);
        if (score > low && !tree.stopped) score = tree.searchNode(next, depth - 1, low, beta, true);
      }
      if (tree.stopped) break;
      if (score <= best) continue;
      best = score;
      // What is better comes first, and the others keep their order.
      starts.copyWithin(rank + 1, rank, n);
      starts[rank] = at;
      if (score <= low) continue;
      low = score;
      tree.pv.extend(0, list.data, at);
      if (low >= beta) break;
    }
    return best;
  }
}
