import { isBesideWorker, roar } from './roaring.ts';
import type { Rule } from './rule.ts';
import { stalk } from './stalking.ts';

/** To end each turn the Sphinx roars if a worker is beside her; otherwise she comes nearer. */
export const roarOrStalk: Rule<'roar-or-stalk'> = {
  effect(draft) {
    if (isBesideWorker(draft)) roar(draft);
    else stalk(draft);
    return undefined;
  },
};
