import type { Differences } from '../power.ts';
import { CLIMBED } from '../steps.ts';

/** If possible, an opponent must move a worker up in their turn. */
export const persephone: Differences = {
  demands: CLIMBED,
};
