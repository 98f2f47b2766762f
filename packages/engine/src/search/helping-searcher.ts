import type { Judge } from '../evaluation/judge.ts';
import { AlphaBeta } from './alpha-beta.ts';
import { HELPERS_ASKED, type HelpCall, SEARCH_ON, type SearchMemory } from './search-memory.ts';

/** Searches what a leader searches, until the leader has finished. */
export class HelpingSearcher {
  private readonly searcher: AlphaBeta;
  private readonly words: Int32Array;
  private readonly helpsFrom: number;

  /** Helpers that differ in number look at different things first. */
  constructor(judge: Judge, { tableBits, table, words }: SearchMemory, number: number) {
    this.searcher = new AlphaBeta(judge, { tableBits, memory: table });
    this.words = new Int32Array(words);
    this.helpsFrom = 1 + (number & 1);
  }

  help({ number, position, depth, nodes, lines }: HelpCall): void {
    const { searcher, words, helpsFrom } = this;
    const isOver = (): boolean => Atomics.load(words, SEARCH_ON) !== number;
    // A call may be heard when everything is over.
    if (isOver()) return;
    const isLate = (): boolean => {
      if (searcher.tree.nodes > 0) Atomics.add(words, HELPERS_ASKED, 1);
      return isOver();
    };
    searcher.search(position, { depth, nodes, lines, isLate, helpsFrom });
  }

  forget(): void {
    this.searcher.forget();
  }
}
