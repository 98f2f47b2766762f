import type { Dice } from '@thera/table';
import { awake } from '../abilities.ts';
import type { Attack } from '../attack.ts';
import { UNITS } from '../data/units.ts';
import { automaticFirst, automaticSecond } from '../dice/automatic.ts';
import { boosted, canBoost, FIVE, fivesIn, liftLimit, roll, sorted, withoutBlanks } from '../dice/faces.ts';
import type { Boost } from '../dice/lifting.ts';
import { changeAttack, type Draft } from '../draft.ts';
import { attackIn, unitIn } from '../field.ts';
import { happen } from '../happen.ts';
import type { State } from '../state.ts';

export function firstRoll(draft: Draft, { attacker, offence }: Attack, chance: Dice | undefined): void {
  if (chance === undefined) return;
  const faces = roll(chance, offence);
  const dice = sorted(faces);
  happen(draft, { kind: 'rolled', attacker, faces, dice, roll: 'first' });
  changeAttack(draft, { dice, stage: 'slay' });
  const most = slainDice(draft, { attacker, target: attackIn(draft)!.target });
  if (most > 0) draft.ask = { kind: 'slay', seat: unitIn(draft, attacker).seat };
}

/** How many dice of the first roll the attacker may roll again against this target. */
export function slainDice(state: State, { attacker, target }: Pick<Attack, 'attacker' | 'target'>): number {
  const { class: kind } = UNITS[target];
  return Math.max(
    0,
    ...awake(state, unitIn(state, attacker), 'rerollFirst')
      .filter(({ effect }) => effect.against.includes(kind))
      .map(({ effect }) => effect.dice),
  );
}

/** The dice that the slayer took up are rolled again. */
export function slayAgain(draft: Draft, { attacker, dice, again }: Attack, chance: Dice | undefined): void {
  if (again === 0) {
    changeAttack(draft, { stage: 'throw' });
    return;
  }
  if (chance === undefined) return;
  const faces = roll(chance, again);
  const all = sorted([...dice, ...faces]);
  happen(draft, { kind: 'rolled', attacker, faces, dice: all, roll: 'slay' });
  changeAttack(draft, { dice: all, again: 0, stage: 'throw' });
}

/** Blanks go; the others are lifted and fives taken up, by choice or by themselves. */
export function playDice(draft: Draft, attack: Attack): void {
  const dice = withoutBlanks(attack.dice);
  const { defence } = attack;
  changeAttack(draft, { dice });
  if (attack.isAutomatic) {
    playFirst(draft, { ...attack, dice });
    return;
  }
  const isChoice = canBoost(dice, liftLimit(defence, false)) || fivesIn(dice) > 0;
  if (isChoice) draft.ask = { kind: 'dice', seat: unitIn(draft, attack.attacker).seat };
  else changeAttack(draft, { stage: 'lift' });
}

/** The dice of a first roll play themselves. */
function playFirst(draft: Draft, { dice, defence }: Attack): void {
  const { boosts, fives } = automaticFirst(dice, defence);
  boostAll(draft, boosts);
  takeUpFives(draft, fives);
}

export function boostAll(draft: Draft, boosts: readonly Boost[]): void {
  for (const { from, to } of boosts) boost(draft, from, to);
}

export function boost(draft: Draft, from: number, to: number): void {
  const dice = boosted(attackIn(draft)!.dice, from, to);
  happen(draft, { kind: 'boosted', from, to, dice });
  changeAttack(draft, { dice });
}

/** So many fives are to be rolled again. */
export function takeUpFives(draft: Draft, fives: number): void {
  changeAttack(draft, { again: fives, stage: fives === 0 ? 'lift' : 'fives' });
}

/** What the fives show now is added to five; on a blank the die is lost. */
export function rerollFives(draft: Draft, { attacker, dice, again }: Attack, chance: Dice | undefined): void {
  if (chance === undefined) return;
  const faces = roll(chance, again);
  let taken = 0;
  const kept = dice.filter((die) => die !== FIVE || ++taken > again);
  const all = sorted([...kept, ...withoutBlanks(faces).map((face) => FIVE + face)]);
  happen(draft, { kind: 'rolled', attacker, faces, dice: all, roll: 'fives' });
  changeAttack(draft, { dice: all, again: 0, stage: 'lift' });
}

/** Dice are given up for others once more. */
export function lift(draft: Draft, attack: Attack): void {
  const { dice, defence, isAutomatic } = attack;
  if (isAutomatic) boostAll(draft, automaticSecond(dice, defence));
  else if (canBoost(dice, liftLimit(defence, true))) {
    draft.ask = { kind: 'lift', seat: unitIn(draft, attack.attacker).seat };
    return;
  }
  changeAttack(draft, { stage: 'wounds' });
}
