import type { Attack } from '../attack.ts';
import { changeAttack, type Draft } from '../draft.ts';
import { happen } from '../happen.ts';
import { valuesOf } from '../modifiers.ts';

/** So many dice against so much; they stay as they are. Without dice the attack is made all the same. */
export function setValues(draft: Draft, attack: Attack): void {
  const { offence, defence } = valuesOf(draft, attack);
  const { attacker, target } = attack;
  happen(draft, { kind: 'valued', attacker, target, offence, defence });
  changeAttack(draft, { offence, defence, stage: offence === 0 ? 'wounds' : 'roll' });
}
