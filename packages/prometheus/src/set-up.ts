import type { AreaId } from './data/area-ids.ts';
import { AREA_IDS } from './data/area-ids.ts';
import { AREAS, STONE_AREAS } from './data/areas.ts';
import type { Face } from './data/faces.ts';
import { CONSTANTS, SETUP_STEPS } from './data/scenario.ts';
import type { UnitId } from './data/units.ts';
import { type Draft, pop, push, replaceTop } from './draft.ts';
import { isFull, unitIn } from './field.ts';
import { happen } from './happen.ts';
import type { State } from './state.ts';

/** Carries out the next step of the setup, or asks for it. */
export function askPlacement(draft: Draft, next: number): void {
  const step = SETUP_STEPS[next];
  if (step === undefined) {
    pop(draft);
    happen(draft, { kind: 'stones-laid', areas: STONE_AREAS });
    push(draft, { kind: 'begin-turn' });
    push(draft, { kind: 'deal' });
    return;
  }
  replaceTop(draft, { kind: 'set-up', next: next + 1 });
  switch (step.step) {
    case 'fixed':
      happen(draft, { kind: 'placed', unit: step.unit, area: step.area });
      return;
    case 'place':
      draft.ask = { kind: 'place', seat: unitIn(draft, step.unit).seat, unit: step.unit };
      return;
    case 'tokens':
      draft.ask = { kind: 'tokens', seat: unitIn(draft, step.by).seat };
      return;
  }
}

/** Where a unit may be put before play. */
export function placesFor(state: State, id: UnitId): readonly AreaId[] {
  const step = SETUP_STEPS.find((other) => other.step === 'place' && other.unit === id);
  if (step?.step !== 'place') return [];
  return AREA_IDS.filter((area) => {
    const { map, zone } = AREAS[area];
    return zone === step.zone && (step.map === 'any' || map === step.map) && !isFull(state, area);
  });
}

/** Nets and lures that are still to be laid. */
export function tokensToLay({ tokens }: State): Readonly<Record<Face, number>> {
  const laid = (face: Face): number => tokens.filter((token) => token.face === face).length;
  return { net: CONSTANTS.nets - laid('net'), lure: CONSTANTS.lures - laid('lure') };
}
