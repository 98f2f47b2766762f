import type { Position } from '@thera/santorini';
import type { Evaluator } from '../evaluation/evaluator.ts';
import { AlphaBeta } from './alpha-beta.ts';
import type { Margins } from './margins.ts';
import {
  HELPERS_ASKED,
  type Helpers,
  SEARCH_ON,
  SEARCHES,
  type SearchMemory,
  type ThreadPool,
} from './search-memory.ts';
import { ASKED_EVERY, type Finding, type Limits, type Searcher } from './searching.ts';
import type { TreeSearch } from './tree-search.ts';

/**
 * Lazy SMP main thread: helper threads search the same position with the same transposition table at the same time. What
 * this thread finds counts; helpers make it find that sooner. Limits are for all of them together.
 */
export class MainThread implements Searcher {
  private readonly memory: SearchMemory;
  private readonly helpers: Helpers;
  private readonly searcher: AlphaBeta;
  private readonly words: Int32Array;

  constructor(evaluator: Evaluator, { memory, helpers }: ThreadPool) {
    const { tableBits, table } = memory;
    this.memory = memory;
    this.helpers = helpers;
    this.searcher = new AlphaBeta(evaluator, { tableBits, memory: table });
    this.words = new Int32Array(memory.words);
  }

  /** What this thread itself searches with. */
  get tree(): TreeSearch {
    return this.searcher.tree;
  }

  get margins(): Margins {
    return this.searcher.margins;
  }

  search(position: Position, limits: Limits, report?: (finding: Finding) => void): Finding {
    const { words, searcher, tree } = this;
    const before = Atomics.load(words, HELPERS_ASKED);
    // Counted so, it does not matter if the number of questions is ever too great for its word.
    const byHelpers = (): number => ((Atomics.load(words, HELPERS_ASKED) - before) | 0) * ASKED_EVERY;
    const withOthers = (finding: Finding): Finding => ({ ...finding, nodes: finding.nodes + byHelpers() });
    const isLate = (): boolean => limits.isLate() || tree.nodes + byHelpers() >= limits.nodes;
    const told = (finding: Finding): void => {
      // Static evaluations need no help, and by then the table knows that a search has begun.
      if (finding.depth === 0) this.callHelpers(position, limits);
      report?.(withOthers(finding));
    };
    try {
      return withOthers(searcher.search(position, { ...limits, isLate }, told));
    } finally {
      Atomics.store(words, SEARCH_ON, 0);
    }
  }

  forget(): void {
    new Int32Array(this.memory.table).fill(0);
    this.searcher.forget();
    this.helpers.forget();
  }

  private callHelpers(position: Position, { depth, nodes, lines }: Limits): void {
    // Numbers are never used again: a helper may be so late that it still thinks about the search before.
    const number = Atomics.add(this.words, SEARCHES, 1) + 1;
    Atomics.store(this.words, SEARCH_ON, number);
    this.helpers.call({ number, position, depth, nodes, lines });
  }
}
