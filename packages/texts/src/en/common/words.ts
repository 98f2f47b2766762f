import type { CommonWords } from '../../common/words-text.ts';
import { listOf } from '../../list-of.ts';

/** Words that every game needs. */
export const words: CommonWords = {
  seat: (seat) => `Player ${seat + 1}`,
  list: listOf('en-GB'),
};
