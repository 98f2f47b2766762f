import type { AreaAttackEffect, AttackEffect } from '../data/effects.ts';
import { POWER_IDS, type PowerId } from '../data/power-ids.ts';
import { POWERS } from '../data/powers.ts';

const ATTACKS: ReadonlyMap<PowerId, AttackEffect | AreaAttackEffect> = new Map(
  POWER_IDS.flatMap((power) =>
    POWERS[power].effects
      .filter((effect) => effect.op === 'attack' || effect.op === 'areaAttack')
      .map((effect) => [power, effect] as const),
  ),
);

/** How an offensive power attacks. */
export const attackEffect = (power: PowerId): AttackEffect | AreaAttackEffect | undefined =>
  ATTACKS.get(power);
