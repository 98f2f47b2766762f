import { UNIT_IDS, type UnitId } from './units.ts';

/** An activation card of a unit, an Art of War, or a stone that was absorbed. */
export type CardId = UnitId | 'artOfWar' | 'omphalos';
export const CARD_IDS: readonly CardId[] = [...UNIT_IDS, 'artOfWar', 'omphalos'];

/** What cards pay for. */
export const CARD_USES = [
  'activate',
  'retaliate',
  'springTrap',
  'secondActivation',
  'recall',
  'drawTwo',
  'search',
  'power',
  'evade',
  'free',
  'offenceBonus',
] as const;
export type CardUse = (typeof CARD_USES)[number];

export const isUnitCard = (card: CardId): card is UnitId => card !== 'artOfWar' && card !== 'omphalos';
