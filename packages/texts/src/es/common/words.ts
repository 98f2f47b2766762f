import type { CommonWords } from '../../common/words-text.ts';
import { listOf } from '../../list-of.ts';

/** Words that every game needs. */
export const words: CommonWords = {
  seat: (seat) => `Jugador ${seat + 1}`,
  list: listOf('es'),
};
