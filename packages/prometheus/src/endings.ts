import { LESSONS } from './data/lessons.ts';
import { CONSTANTS, PARTS } from './data/scenario.ts';
import { otherSide, type Side } from './data/sides.ts';
import { UNITS, type UnitId } from './data/units.ts';
import type { Draft } from './draft.ts';
import { findUnit, unitIn } from './field.ts';
import { exitDistance } from './geometry.ts';
import { happen } from './happen.ts';
import type { EndingReason, State } from './state.ts';

export function end(
  draft: Draft,
  reason: EndingReason,
  { winner, unit = null }: { readonly winner: Side | null; readonly unit?: UnitId | null },
): void {
  happen(draft, { kind: 'ended', ending: { reason, winner, unit } });
}

/** Ends the game if a unit that decides it has been destroyed. */
export function endByDeath(draft: Draft, id: UnitId, killer: UnitId): void {
  const { side } = unitIn(draft, id);
  if (UNITS[id].class === 'god') {
    end(draft, 'god', { winner: otherSide(side), unit: id });
    return;
  }
  if (id === PARTS.hound) {
    const { cerberusDeath } = draft.setup.options;
    const loser = cerberusDeath === 'ownerLoses' ? side : unitIn(draft, killer).side;
    end(draft, 'hound', { winner: otherSide(loser), unit: id });
    return;
  }
  const lesson = draft.setup.lesson === undefined ? undefined : LESSONS[draft.setup.lesson];
  if (lesson?.goal.kind === 'destroy' && lesson.goal.unit === id)
    end(draft, 'lesson', { winner: lesson.player, unit: id });
}

/** Whoever is nearer to the aim wins when time is up. */
export function endByCap(draft: Draft): void {
  const { blue, red } = progressOf(draft);
  const winner = blue === red ? null : blue > red ? 'blue' : 'red';
  end(draft, 'cap', { winner });
}

/** The way from the thrones to a blue area. */
const LONGEST_WAY = 6;

/** How far each side has come, out of four. */
export function progressOf(state: State): Readonly<Record<Side, number>> {
  const ways = PARTS.leavers.map((id) => {
    const area = findUnit(state, id)?.area ?? null;
    return area === null ? LONGEST_WAY : exitDistance(area);
  });
  return {
    blue: CONSTANTS.rageStart - state.rage,
    red: ((LONGEST_WAY - Math.min(...ways)) * CONSTANTS.rageStart) / LONGEST_WAY,
  };
}
