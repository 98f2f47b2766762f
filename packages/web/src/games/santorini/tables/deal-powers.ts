import {
  matchupNote,
  POWER_IDS,
  type PowerId,
  powerFlags,
  powerOf,
  type Setup,
  SIMPLE_IDS,
} from '@thera/santorini';
import type { Dice } from '@thera/table';
import { isDealt } from './table-plan.ts';

/**
 * The setup with a power in the place of each that is to be dealt: all different, allowed for so many players, without
 * bad company where that can be. What is named stays as it is, even if the rules will refuse it.
 */
export function dealPowers(setup: Setup, dice: Dice): Setup {
  const powers = [...setup.powers];
  for (const [seat, power] of setup.powers.entries()) {
    if (!isDealt(power)) continue;
    const others = powers.filter((other) => !isDealt(other)).map(cardOf);
    const deck = dice.shuffle(power === 'simple' ? SIMPLE_IDS : POWER_IDS).filter(isFit(setup));
    const fresh = deck.filter((id) => !others.includes(id));
    powers[seat] =
      fresh.find((id) => others.every((other) => matchupNote(id, other) === undefined)) ?? fresh[0]!;
  }
  return { ...setup, powers };
}

/** A power that few know for sure is never dealt, only chosen. */
function isFit({ players, edition }: Setup): (id: PowerId) => boolean {
  return (id) => powerOf(id, edition).players.includes(players) && !powerFlags(id).includes('experimental');
}

/** The card's id, without its edition and its night. */
function cardOf(power: string): string {
  return power.replace(/[@=].*$/, '');
}
