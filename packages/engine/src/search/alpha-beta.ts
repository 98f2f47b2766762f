import { copyPosition, LINEUPS, type Position, play } from '@thera/santorini';
import type { Evaluator } from '../evaluation/evaluator.ts';
import { listConsidered } from './considered-turns.ts';
import type { Margins } from './margins.ts';
import { distanceOf, isDecided, MOST_UNDECIDED, WON } from './score.ts';
import type { Finding, Limits, Searcher } from './searching.ts';
import { TranspositionTable } from './transposition-table.ts';
import { INFINITY, MOST_PLIES, type Style, TreeSearch } from './tree-search.ts';
import { turnKey } from './turn-order.ts';

const ROOT_REDUCTION_FROM = 4;

/** What an alpha-beta searcher may be told. */
export interface AlphaBetaOptions {
  /** Room for 2 to the power of so many positions. */
  readonly tableBits?: number;
  /** Memory for them that several searchers share; whoever hands it in clears it. */
  readonly memory?: ArrayBufferLike;
  readonly style?: Style;
}

/** Looks further and further ahead from one position. */
export class AlphaBeta implements Searcher {
  readonly tree: TreeSearch;
  private readonly table: TranspositionTable;
  /** Which of the root's turns was looked at last. */
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
    const [root] = tree.stack;
    tree.begin(LINEUPS[position.lineup]!.plans[position.turn]!.side, limits);
    copyPosition(position, root!.position);
    root!.previousTurn = 0;
    listConsidered(position, root!.list);
    root!.index();
    const lines = Math.min(limits.lines, root!.list.count);
    let found: Finding[] = [this.orderByStaticEvaluation()];
    report?.(found[0]!);
    if (limits.helperDepth !== undefined) this.diversify();
    const deepest = Math.min(limits.depth, MOST_PLIES - 1);
    for (let depth = limits.helperDepth ?? 1; depth <= deepest && lines > 0; depth++) {
      const deeper = this.iterate(depth, lines, found);
      // Of a look that was cut short, what is certain still counts: a better turn that was found.
      found = deeper.map((finding, n) => finding ?? found[n]!);
      for (const finding of found) if (finding !== undefined) report?.(finding);
      if (tree.stopped) break;
      tree.mayStop = true;
      if (limits.isEnough !== undefined && (root!.list.count === 1 || limits.isEnough(found[0]!))) break;
      if (found.every(({ score }) => isDecided(score) && distanceOf(score) <= depth)) break;
    }
    return { ...found[0]!, nodes: tree.nodes };
  }

  /** Puts the turns in order by what they look like. */
  private orderByStaticEvaluation(): Finding {
    const { tree } = this;
    const { position, list, starts } = tree.stack[0]!;
    const after = tree.stack[1]!.position;
    const sights = new Map<number, number>();
    for (let n = 0; n < list.count; n++) {
      play(position, list.data, starts[n]!, after);
      sights.set(starts[n]!, tree.staticEvaluation(after));
    }
    const order = [...sights.keys()].sort((a, b) => sights.get(b)! - sights.get(a)!);
    starts.set(order);
    const [first] = order;
    if (first === undefined) return { depth: 0, score: -WON, nodes: 0, line: [], rank: 1 };
    const score = Math.max(-MOST_UNDECIDED, Math.min(MOST_UNDECIDED, sights.get(first)!));
    return { depth: 0, score, nodes: 0, line: [list.turn(first)], rank: 1 };
  }

  /** Who helps begins with the best turn too, but then where the other has not been yet. */
  private diversify(): void {
    const { starts, list } = this.tree.stack[0]!;
    const rest = starts.slice(1, list.count);
    const half = rest.length >> 1;
    starts.set(rest.subarray(half), 1);
    starts.set(rest.subarray(0, half), 1 + rest.length - half);
  }

  /** The best lines so far ahead; undefined where a look was cut short before anything was certain. */
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

  /** What a look is worth that was cut short after it had found a line. */
  private interrupted(
    depth: number,
    score: number,
    line: readonly Int32Array[],
    rank: number,
    before: Finding | undefined,
  ): Finding | undefined {
    const { nodes } = this.tree;
    if (!isDecided(score) || score > 0) return { depth: depth - 1, score, nodes, line, rank: rank + 1 };
    // Turns that are lost say nothing of those which were not looked at: the next one may be better.
    if (before === undefined || isDecided(before.score)) return undefined;
    const { list, starts } = this.tree.stack[0]!;
    return { ...before, nodes, line: [list.turn(starts[this.rootIndex]!)] };
  }

  /** Looks with a narrow window first, and with wider ones as long as the score is outside. */
  private aspirationSearch(depth: number, rank: number, before: Finding | undefined): number {
    const isNarrow = depth >= 4 && before !== undefined && !isDecided(before.score);
    let width = this.margins.aspirationWindow;
    let alpha = isNarrow ? before.score - width : -INFINITY;
    let beta = isNarrow ? before.score + width : INFINITY;
    for (;;) {
      const score = this.searchRoot(depth, alpha, beta, rank);
      if (this.tree.stopped || (score > alpha && score < beta)) return score;
      width *= 4;
      if (score <= alpha) alpha = width > 1000 ? -INFINITY : Math.max(-INFINITY, score - width);
      else beta = width > 1000 ? INFINITY : Math.min(INFINITY, score + width);
    }
  }

  /** The best of the root's turns but for the first `rank`; it comes to the place after those. */
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
      const less = depth >= 3 && n - rank >= ROOT_REDUCTION_FROM ? 1 : 0;
      let score = 0;
      if (n === rank) score = tree.searchNode(1, depth - 1, low, beta, true, true);
      else {
        score = tree.searchNode(1, depth - 1 - less, low, low + 1, true, true);
        if (score > low && !tree.stopped) {
          play(position, list.data, at, next.position);
          next.previousTurn = turnKey(list.data, at);
          score = tree.searchNode(1, depth - 1, low, beta, true, true);
        }
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
