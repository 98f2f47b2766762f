import { awake, awakeEffect } from './abilities.ts';
import { PARTS } from './data/scenario.ts';
import { UNITS, type UnitId } from './data/units.ts';
import { changeActivation, changeTurn, type Draft, push } from './draft.ts';
import { hasEnemyAt, isHeld, unitIn } from './field.ts';
import { happen } from './happen.ts';
import { fade } from './lasting.ts';
import type { Mode } from './step.ts';

/** A unit is activated; one that is held can only lose what holds it. */
export function activate(draft: Draft, id: UnitId, mode: Mode, leader: UnitId | null): void {
  happen(draft, { kind: 'activated', unit: id, mode, leader });
  const unit = unitIn(draft, id);
  if (isHeld(unit)) push(draft, { kind: 'end-activation' });
  else if (id === PARTS.hound && unit.area !== null && hasEnemyAt(draft, unit.area, unit.side))
    changeActivation(draft, { mustAttack: true });
}

/** The activation is over: powers at its end, nets and stone fall off, a leader may call. */
export function endActivation(draft: Draft): void {
  const { activation, setup } = draft;
  if (activation === null) throw new Error('nobody is activated');
  const { unit: id, mode, wasCaught } = activation;
  heal(draft, id);
  const unit = unitIn(draft, id);
  const leads =
    mode === 'simple' &&
    draft.turn.activated.length === 1 &&
    awakeEffect(draft, unit, 'activateTroop') !== undefined;
  const staysTrapped = wasCaught && setup.options.netRemoval === 'nextActivation';
  if (unit.isTrapped && !staysTrapped)
    happen(draft, { kind: 'net-off', unit: id, why: 'activation', by: null });
  if (unit.isPetrified) happen(draft, { kind: 'softened', unit: id });
  fade(draft, 'endOfActivation', ({ by }) => by === id);
  happen(draft, { kind: 'activation-ended', unit: id });
  if (leads && unit.area !== null) changeTurn(draft, { leader: id });
}

function heal(draft: Draft, id: UnitId): void {
  const unit = unitIn(draft, id);
  if (unit.area === null) return;
  for (const { effect } of awake(draft, unit, 'heal')) {
    const vit = Math.min(UNITS[id].vit, unit.vit + effect.by);
    if (vit > unit.vit) happen(draft, { kind: 'healed', unit: id, vit });
  }
}
