import type { Power } from '../power.ts';
import type { CardId, PowerId } from '../power-ids.ts';
import { powerOf } from '../powers/index.ts';
import { matchupNote } from './matchups.ts';

/** Whether a card works with a power of the night, which everybody knows before powers are picked. */
export function hasNight(card: Power | null): card is Power {
  return card !== null && card.deck !== null && card.alternates !== null;
}

/** Why a card cannot have a power for its night. */
export type NightFault = 'not-offered' | 'power-taken' | 'wrong-players' | 'banned-pair';

/** Who else is on offer or in play, at what kind of table. */
export interface NightCompany {
  readonly others: readonly CardId[];
  readonly seats: number;
  readonly bans: boolean;
}

/** Says what is wrong with a power for the night of a card, if anything is. */
export function nightFault(
  card: Power,
  id: CardId,
  { others, seats, bans }: NightCompany,
): NightFault | undefined {
  if (!card.deck!.some((known) => known === id)) return 'not-offered';
  if (others.includes(id)) return 'power-taken';
  if (!powerOf(id).players.includes(seats)) return 'wrong-players';
  return bans && others.some((other) => matchupNote(other, id) === 'printed') ? 'banned-pair' : undefined;
}

/** Every power that a card may have for its night. */
export function nightPowers(card: Power, company: NightCompany): readonly PowerId[] {
  return card.deck!.filter((id) => nightFault(card, id, company) === undefined);
}
