import { copyPosition, LINEUPS, listTurns, type Position, play } from '@thera/santorini';
import type { Judge } from '../evaluation/judge.ts';
import type { Margins } from './margins.ts';
import { distanceOf, isDecided, MOST_UNDECIDED, WON } from './score.ts';
import type { Finding, Limits, Searcher } from './searching.ts';
import { Table } from './table.ts';
import { BEYOND, MOST_PLIES, type Style, TreeSearch } from './tree-search.ts';
import { markOf } from './turn-order.ts';

const REDUCED_FROM = 4;

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
  private readonly table: Table;
  /** Which of the root's turns was looked at last. */
  private reached = 0;
  private readonly sharesTable: boolean;

  constructor(judge: Judge, options: AlphaBetaOptions = {}) {
    const { tableBits = 18, memory, style = { isSelective: true, heeds: true } } = options;
    this.table = new Table(tableBits, memory);
    this.sharesTable = memory !== undefined;
    this.tree = new TreeSearch(judge, this.table, style);
  }

  get margins(): Margins {
    return this.tree.margins;
  }

  forget(): void {
    if (!this.sharesTable) this.table.forget();
    this.tree.forget();
  }

  search(position: Position, limits: Limits, report?: (finding: Finding) => void): Finding {
    const { tree } = this;
    const [root] = tree.frames;
    tree.begin(LINEUPS[position.lineup]!.plans[position.turn]!.side, limits);
    copyPosition(position, root!.position);
    root!.before = 0;
    listTurns(position, root!.list);
    root!.index();
    const lines = Math.min(limits.lines, root!.list.count);
    let found: Finding[] = [this.atFirstSight()];
    report?.(found[0]!);
    if (limits.helpsFrom !== undefined) this.beginElsewhere();
    const deepest = Math.min(limits.depth, MOST_PLIES - 1);
    for (let depth = limits.helpsFrom ?? 1; depth <= deepest && lines > 0; depth++) {
      const deeper = this.lookAt(depth, lines, found);
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
  private atFirstSight(): Finding {
    const { tree } = this;
    const { position, list, starts } = tree.frames[0]!;
    const after = tree.frames[1]!.position;
    const sights = new Map<number, number>();
    for (let n = 0; n < list.count; n++) {
      play(position, list.data, starts[n]!, after);
      sights.set(starts[n]!, tree.glance(after));
    }
    const order = [...sights.keys()].sort((a, b) => sights.get(b)! - sights.get(a)!);
    starts.set(order);
    const [first] = order;
    if (first === undefined) return { depth: 0, score: -WON, nodes: 0, line: [], rank: 1 };
    const score = Math.max(-MOST_UNDECIDED, Math.min(MOST_UNDECIDED, sights.get(first)!));
    return { depth: 0, score, nodes: 0, line: [list.turn(first)], rank: 1 };
  }

  /** Who helps begins with the best turn too, but then where the other has not been yet. */
  private beginElsewhere(): void {
    const { starts, list } = this.tree.frames[0]!;
    const rest = starts.slice(1, list.count);
    const half = rest.length >> 1;
    starts.set(rest.subarray(half), 1);
    starts.set(rest.subarray(0, half), 1 + rest.length - half);
  }

  /** The best lines so far ahead; undefined where a look was cut short before anything was certain. */
  private lookAt(depth: number, lines: number, before: readonly Finding[]): (Finding | undefined)[] {
    const found: (Finding | undefined)[] = [];
    this.tree.plan(depth);
    for (let rank = 0; rank < lines; rank++) {
      const score = this.withinWindow(depth, rank, before[rank]);
      const line = this.tree.best.turns(0);
      const { stopped, nodes } = this.tree;
      if (stopped) {
        found.push(line.length === 0 ? undefined : this.cutShort(depth, score, line, rank, before[rank]));
        break;
      }
      found.push({ depth, score, nodes, line, rank: rank + 1 });
    }
    return [...found, ...before.slice(found.length)];
  }

  /** What a look is worth that was cut short after it had found a line. */
  private cutShort(
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
    const { list, starts } = this.tree.frames[0]!;
    return { ...before, nodes, line: [list.turn(starts[this.reached]!)] };
  }

  /** Looks with a narrow window first, and with wider ones as long as the score is outside. */
  private withinWindow(depth: number, rank: number, before: Finding | undefined): number {
    const isNarrow = depth >= 4 && before !== undefined && !isDecided(before.score);
    let width = this.margins.window;
    let alpha = isNarrow ? before.score - width : -BEYOND;
    let beta = isNarrow ? before.score + width : BEYOND;
    for (;;) {
      const score = this.tryRoot(depth, alpha, beta, rank);
      if (this.tree.stopped || (score > alpha && score < beta)) return score;
      width *= 4;
      if (score <= alpha) alpha = width > 1000 ? -BEYOND : Math.max(-BEYOND, score - width);
      else beta = width > 1000 ? BEYOND : Math.min(BEYOND, score + width);
    }
  }

  /** The best of the root's turns but for the first `rank`; it comes to the place after those. */
  private tryRoot(depth: number, alpha: number, beta: number, rank: number): number {
    const { tree } = this;
    const root = tree.frames[0]!;
    const next = tree.frames[1]!;
    const { position, list, starts } = root;
    let best = -BEYOND;
    let low = alpha;
    tree.best.clear(0);
    for (let n = rank; n < list.count; n++) {
      const at = starts[n]!;
      this.reached = n;
      play(position, list.data, at, next.position);
      next.before = markOf(list.data, at);
      const less = depth >= 3 && n - rank >= REDUCED_FROM ? 1 : 0;
      let score = 0;
      if (n === rank) score = tree.enter(1, depth - 1, low, beta, true, true);
      else {
        score = tree.enter(1, depth - 1 - less, low, low + 1, true, true);
        if (score > low && !tree.stopped) {
          play(position, list.data, at, next.position);
          next.before = markOf(list.data, at);
          score = tree.enter(1, depth - 1, low, beta, true, true);
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
      tree.best.extend(0, list.data, at);
      if (low >= beta) break;
    }
    return best;
  }
}
