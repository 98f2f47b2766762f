import { isHighAfter } from '../bars.ts';
import { destroy } from '../destroying.ts';
import { heightAt, isAsleep, standing, terrainIn } from '../field.ts';
import { happen } from '../happen.ts';
import type { Rule } from './rule.ts';

/** When the tide turns high, workers who stand low on its spaces are destroyed. */
export const tide: Rule<'tide'> = {
  effect(draft, rule) {
    const isHigh = isHighAfter(rule, draft.clock + 1);
    if (isHigh === isHighAfter(rule, draft.clock)) return undefined;
    happen(draft, { kind: 'tide-turned', isHigh });
    if (!isHigh) return undefined;
    for (const worker of standing(draft)) {
      const square = draft.workers[worker]!;
      const isCaught = terrainIn(draft).zones[rule.zone]!.includes(square) && heightAt(draft, square) === 0;
      if (isCaught && !isAsleep(draft, worker) && draft.ending === null) destroy(draft, worker);
    }
    return undefined;
  },
};
