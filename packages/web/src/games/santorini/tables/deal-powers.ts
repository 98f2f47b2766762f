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
import { isWelcome, NO_TASTES, type Tastes } from '../tastes/tastes.ts';
import { isDealt } from './table-plan.ts';

/**
 * The setup with a power in the place of each that is to be dealt: all different, allowed for so many players, without
 * bad company where that can be. What is named stays as it is, even if the rules will refuse it.
 */
export function dealPowers(setup: Setup, dice: Dice, tastes: Tastes = NO_TASTES): Setup {
  const powers = [...setup.powers];
  for (const [seat, power] of setup.powers.entries()) {
    if (!isDealt(power)) continue;
    const others = powers.filter((other) => !isDealt(other)).map(cardOf);
    const deck = dice.shuffle(power === 'simple' ? SIMPLE_IDS : POWER_IDS).filter(isFit(setup));
    const free = deck.filter((id) => !others.includes(id));
    const fresh = mostWelcome(free, tastes);
    powers[seat] =
      fresh.find((id) => others.every((other) => matchupNote(id, other) === undefined)) ?? fresh[0]!;
  }
  return { ...setup, powers };
}

/** Those who are welcome; where nobody is, those who are at least not unwanted, and where all are, anybody. */
function mostWelcome(free: readonly PowerId[], tastes: Tastes): readonly PowerId[] {
  const tries = [tastes, { ...tastes, onlyFavourites: false }].map((each) =>
    free.filter((id) => isWelcome(each, id)),
  );
  return tries.find((found) => found.length > 0) ?? free;
}

/** Whether there are too few who are welcome for everybody to be dealt one. */
export function lacksWelcome(setup: Setup, tastes: Tastes): boolean {
  const named = setup.powers.filter((power) => !isDealt(power)).map(cardOf);
  const welcomeOf = (deck: readonly PowerId[]): number =>
    deck.filter((id) => isFit(setup)(id) && !named.includes(id) && isWelcome(tastes, id)).length;
  const wanted = (kind: 'simple' | 'any'): number => setup.powers.filter((power) => power === kind).length;
  const [simple, any] = [wanted('simple'), wanted('any')];
  return (simple > 0 && welcomeOf(SIMPLE_IDS) < simple) || (any > 0 && welcomeOf(POWER_IDS) < simple + any);
}

/** A power that few know for sure is never dealt, only chosen. */
function isFit({ players, edition }: Setup): (id: PowerId) => boolean {
  return (id) => powerOf(id, edition).players.includes(players) && !powerFlags(id).includes('experimental');
}

/** The card's id, without its edition and its night. */
function cardOf(power: string): string {
  return power.replace(/[@=].*$/, '');
}
