import type { Differences } from '../differences.ts';
import { FLEECE_IDS } from '../setup/fleece.ts';

/** With an odd number of complete towers she has the night power and the opponent none; else it is the other way round. */
export const nyx: Differences = {
  card: { players: [2] },
  deck: { cards: FLEECE_IDS, alternates: 'end' },
};

/** In the printed wording towers are counted as turns begin. */
export const nyxPrinted: Differences = { ...nyx, deck: { cards: FLEECE_IDS, alternates: 'begin' } };
