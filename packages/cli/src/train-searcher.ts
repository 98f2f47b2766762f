import { AlphaBeta, HandJudge, type Searcher } from '@thera/engine';

/** Searches of a few thousand positions need no more memory than this. */
const TABLE_BITS = 14;

/** A search that judges by hand. */
export async function trainingSearcher(_net: string | undefined): Promise<Searcher> {
  return new AlphaBeta(new HandJudge(), { tableBits: TABLE_BITS });
}
