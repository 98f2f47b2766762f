import type { Seat } from '@thera/table';
import { TABLES } from './data/tables.ts';
import { RECRUITS, UNITS, type UnitId } from './data/units.ts';
import { type Draft, pop, replaceTop } from './draft.ts';
import { findUnit } from './field.ts';
import type { State } from './state.ts';

/** Recruits that nobody has and a seat can pay for. */
export function recruitsFor(state: State, seat: Seat): readonly UnitId[] {
  const { points } = state.seats[seat]!;
  return RECRUITS.filter((id) => findUnit(state, id) === undefined && UNITS[id].cost <= points);
}

/** Asks the next seat that can and wants to recruit; when there is none, the draft is over. */
export function askRecruit(draft: Draft, next: number): void {
  const { draftOrder } = TABLES[draft.setup.table];
  for (let away = 0; away < draftOrder.length; away++) {
    const seat = draftOrder[(next + away) % draftOrder.length]!;
    if (draft.seats[seat]!.hasStopped || recruitsFor(draft, seat).length === 0) continue;
    replaceTop(draft, { kind: 'draft', next: (next + away + 1) % draftOrder.length });
    draft.ask = { kind: 'draft', seat };
    return;
  }
  pop(draft);
}
