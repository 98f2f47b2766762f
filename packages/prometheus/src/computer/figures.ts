import { POWERS } from '../data/powers.ts';
import { PARTS } from '../data/scenario.ts';
import type { TalentId } from '../data/talent-ids.ts';
import { type UNIT_CLASSES, UNIT_IDS, UNITS, type UnitId } from '../data/units.ts';

/** Units by their place among all, as flat lists. */
export const UNIT_COUNT: number = UNIT_IDS.length;

export const placeOfUnit = (id: UnitId): number => UNIT_IDS.indexOf(id);

export const CLASS_OF: readonly (typeof UNIT_CLASSES)[number][] = UNIT_IDS.map((id) => UNITS[id].class);

export const FULL_VIT: readonly number[] = UNIT_IDS.map((id) => UNITS[id].vit);

export const HOUND: number = placeOfUnit(PARTS.hound);
export const CALMERS: readonly number[] = PARTS.calmers.map(placeOfUnit);
export const LEAVERS: readonly number[] = PARTS.leavers.map(placeOfUnit);

/** More vitality than any unit has. */
const MOST_VIT = 20;

const byVitality = (column: 1 | 2 | 3 | 4): Int8Array =>
  Int8Array.from(
    UNIT_IDS.flatMap((id) =>
      Array.from({ length: MOST_VIT }, (_, vit) => {
        const { bands } = UNITS[id];
        return (bands.find(([least]) => vit >= least) ?? bands.at(-1)!)[column];
      }),
    ),
  );

const OFFENCE = byVitality(1);
const DEFENCE = byVitality(2);
const RANGE = byVitality(3);
const MOVEMENT = byVitality(4);

export const offenceAt = (unit: number, vit: number): number => OFFENCE[unit * MOST_VIT + vit]!;
export const defenceAt = (unit: number, vit: number): number => DEFENCE[unit * MOST_VIT + vit]!;
export const rangeAt = (unit: number, vit: number): number => RANGE[unit * MOST_VIT + vit]!;
export const movementAt = (unit: number, vit: number): number => MOVEMENT[unit * MOST_VIT + vit]!;

/** How far the offensive powers of a unit reach. */
export const POWER_RANGE: readonly number[] = UNIT_IDS.map((id) =>
  Math.max(
    0,
    ...UNITS[id].powers.flatMap((power) =>
      POWERS[power].effects.map((effect) => (effect.op === 'attack' ? effect.range[1] : 0)),
    ),
  ),
);

const having = (talent: TalentId): readonly boolean[] =>
  UNIT_IDS.map((id) => UNITS[id].talents.includes(talent));

export const HAS_BLOCK: readonly boolean[] = having('block');
export const HAS_TORMENT: readonly boolean[] = having('torment');
export const HAS_CLOSE_COMBAT: readonly boolean[] = having('closeCombat');
export const HAS_CLOSE_PROTECTION: readonly boolean[] = having('closeProtection');
export const GATHERS_STONES: readonly boolean[] = having('gemCollector');
