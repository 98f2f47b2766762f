import type { Ask } from '../ask.ts';
import { automaticFirst, automaticSecond, automaticSlay } from '../dice/automatic.ts';
import { withoutDie } from '../dice/faces.ts';
import { changeAttack, type Draft } from '../draft.ts';
import { attackIn } from '../field.ts';
import type { Step } from '../step.ts';
import { boost, boostAll, slainDice, takeUpFives } from './rolling.ts';

/** Steps with the dice. */
export type DiceStep = Extract<Step, { kind: 'slay' | 'boost' | 'reroll' | 'strike' | 'auto' }>;

/** Takes a step that the rules allow. */
export function takeDice(draft: Draft, ask: Ask, step: DiceStep): void {
  switch (step.kind) {
    case 'slay':
      takeUp(draft, step.dice);
      return;
    case 'boost':
      boost(draft, step.from, step.to);
      // More may follow; the stage asks again as long as there is a choice.
      return;
    case 'reroll':
      takeUpFives(draft, step.fives);
      return;
    case 'strike':
      changeAttack(draft, { stage: 'wounds' });
      return;
    case 'auto':
      playAlone(draft, ask);
      return;
  }
}

/** Dice of the first roll are taken up to be rolled again. */
function takeUp(draft: Draft, faces: readonly number[]): void {
  const { dice } = attackIn(draft)!;
  changeAttack(draft, { dice: faces.reduce(withoutDie, dice), again: faces.length });
}

/** From here on the dice play themselves. */
function playAlone(draft: Draft, ask: Ask): void {
  const attack = attackIn(draft)!;
  changeAttack(draft, { isAutomatic: true });
  if (ask.kind === 'slay') {
    takeUp(draft, automaticSlay(attack.dice, slainDice(draft, attack)));
    return;
  }
  if (ask.kind === 'dice') {
    const { boosts, fives } = automaticFirst(attack.dice, attack.defence);
    boostAll(draft, boosts);
    takeUpFives(draft, fives);
    return;
  }
  boostAll(draft, automaticSecond(attack.dice, attack.defence));
  changeAttack(draft, { stage: 'wounds' });
}
