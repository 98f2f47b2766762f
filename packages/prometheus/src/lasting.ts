import type { Until } from './data/effects.ts';
import type { PowerId } from './data/power-ids.ts';
import { POWERS } from './data/powers.ts';
import type { Draft } from './draft.ts';
import { happen } from './happen.ts';
import type { Lasting } from './state.ts';

/** Until when a power goes on working, if it does. */
export function untilOf(power: PowerId): Until | undefined {
  for (const effect of POWERS[power].effects)
    if ((effect.op === 'modify' || effect.op === 'untargetable') && effect.until !== undefined)
      return effect.until;
  return undefined;
}

/** Ends what lasts until now. */
export function fade(draft: Draft, until: Until, isDue: (lasting: Lasting) => boolean): void {
  for (const lasting of draft.lasting)
    if (untilOf(lasting.power) === until && isDue(lasting))
      happen(draft, { kind: 'power-faded', power: lasting.power, on: lasting.on });
}
