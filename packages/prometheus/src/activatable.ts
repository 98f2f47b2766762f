import { holdsCard } from './cards.ts';
import type { UnitId } from './data/units.ts';
import { unitsIn } from './field.ts';
import type { State } from './state.ts';
import type { Mode } from './step.ts';
import type { WhyNotCode } from './why-not/code.ts';
import { whyNotActivate } from './why-not/turn.ts';

/** A unit of the seat whose turn it is: how it can be activated, or why it cannot. */
export interface Activatable {
  readonly unit: UnitId;
  readonly modes: readonly Mode[];
  /** Undefined if it can. */
  readonly code: WhyNotCode | undefined;
}

const MODES: readonly Mode[] = ['simple', 'complex'];

/** Every unit of the seat whose turn it is, whether or not one more activation has been paid for. */
export function activatable(state: State): readonly Activatable[] {
  const { seat } = state.turn;
  return unitsIn(state)
    .filter((unit) => unit.seat === seat)
    .map((unit) => {
      const modes = MODES.filter((mode) => whyNotActivate(state, unit, mode) === undefined);
      const code = whyNotActivate(state, unit, unit.area === null ? 'complex' : 'simple');
      const lacksCard = code === undefined && !holdsCard(state, seat, unit.id);
      return { unit: unit.id, modes: lacksCard ? [] : modes, code: lacksCard ? 'no-card' : code };
    });
}
