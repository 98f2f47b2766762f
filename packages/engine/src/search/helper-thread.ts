import type { Evaluator } from '../evaluation/evaluator.ts';
import { AlphaBeta } from './alpha-beta.ts';
import { HELPERS_ASKED, type HelpCall, SEARCH_ON, type SearchMemory } from './search-memory.ts';

/** Lazy SMP helper thread: searches what the main thread searches, until that has finished. */
export class HelperThread {
  private readonly searcher: AlphaBeta;
  private readonly words: Int32Array;
  private readonly helperDepth: number;

  /** Helpers that differ in number begin with different depths. */
  constructor(evaluator: Evaluator, { tableBits, table, words }: SearchMemory, number: number) {
    this.searcher = new AlphaBeta(evaluator, { tableBits, memory: table });
    this.words = new Int32Array(words);
    this.helperDepth = 1 + (number & 1);
  }

  help({ number, position, depth, nodes, lines }: HelpCall): void {
    const { searcher, words, helperDepth } = this;
    const isOver = (): boolean => Atomics.load(words, SEARCH_ON) !== number;
    // A call may be heard when everything is over.
    if (isOver()) return;
    const isLate = (): boolean => {
      if (searcher.tree.nodes > 0) Atomics.add(words, HELPERS_ASKED, 1);
      return isOver();
    };
    searcher.search(position, { depth, nodes, lines, isLate, helperDepth });
  }

  forget(): void {
    this.searcher.forget();
  }
}
