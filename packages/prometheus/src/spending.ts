import { changeActivation, type Draft } from './draft.ts';
import { happen } from './happen.ts';
import type { SimpleAction, UnitState } from './state.ts';
import { actingIn } from './why-not/acting.ts';

/** Takes one of the simple actions; a walk that was going on is over. */
export function spend(draft: Draft, action: SimpleAction): void {
  const { actions } = actingIn(draft).activation;
  changeActivation(draft, { actions: [...actions, action], moving: null });
}

/** Omphalos cards for a god's attack. */
export function payStones(draft: Draft, { seat }: UnitState, stones: number): void {
  for (let paid = 0; paid < stones; paid++)
    happen(draft, { kind: 'paid', seat, card: 'omphalos', use: 'offenceBonus', from: 'hand' });
}
