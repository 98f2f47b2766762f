import {
  type CardId,
  hasPrintedWording,
  matchupNote,
  POWER_IDS,
  type Power,
  powerOf,
} from '@thera/santorini';
import type { Dice } from '@thera/table';

/** Of a hundred games with powers, so many in which one player has none: they show what a power is worth. */
const ALONE = 25;
/** Of a hundred powers with two wordings, so many are as printed. */
const PRINTED = 33;

/** The powers that two may play with and about which nothing is secret. */
const OPEN_POWERS: readonly CardId[] = POWER_IDS.filter((id) => {
  const { players, hides } = powerOf(id);
  return players.includes(2) && hides === null;
});

/** The cards of two players for a training game; of a hundred games so many are without powers. */
export function trainingCards(dice: Dice, mortals: number): readonly Power[] {
  if (dice.below(100) < mortals) return [powerOf('mortal'), powerOf('mortal')];
  const one = dice.pick(OPEN_POWERS);
  const other = dice.below(100) < ALONE ? 'mortal' : dice.pick(opponentsOf(one));
  return dice.shuffle([worded(one, dice), worded(other, dice)]);
}

function opponentsOf(id: CardId): readonly CardId[] {
  return OPEN_POWERS.filter((other) => !['printed', 'mirror'].includes(matchupNote(id, other) ?? ''));
}

function worded(id: CardId, dice: Dice): Power {
  return powerOf(id, hasPrintedWording(id) && dice.below(100) < PRINTED ? 'printed' : 'revised');
}

/** Every wording that comes to be in force in training games, and no power; some cards only stand for others. */
export const TRAINING_POWERS: readonly Power[] = (['mortal', ...OPEN_POWERS] as const)
  .flatMap((id) => (hasPrintedWording(id) ? [powerOf(id), powerOf(id, 'printed')] : [powerOf(id)]))
  .filter(({ deck }) => deck === null);
