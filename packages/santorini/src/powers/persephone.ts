import type { Differences } from '../differences.ts';
import { CLIMBED } from '../steps.ts';

/** If possible, an opponent must move a worker up in their turn. */
export const persephone: Differences = {
  laws: { demands: CLIMBED },
};
