import { slainDice } from '../combat/rolling.ts';
import { fivesIn, liftLimit } from '../dice/faces.ts';
import { attackIn } from '../field.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import type { WhyNotCode } from './code.ts';

export function whyNotSlay(state: State, { dice }: Extract<Step, { kind: 'slay' }>): WhyNotCode | undefined {
  const attack = attackIn(state)!;
  if (dice.length > slainDice(state, attack)) return 'too-many-dice';
  const count = (all: readonly number[], face: number): number => all.filter((die) => die === face).length;
  return dice.some((face) => count(dice, face) > count(attack.dice, face)) ? 'no-such-die' : undefined;
}

export function whyNotBoost(
  state: State,
  { from, to }: Extract<Step, { kind: 'boost' }>,
): WhyNotCode | undefined {
  const { dice, defence } = attackIn(state)!;
  const given = dice.indexOf(from);
  if (given < 0 || !dice.toSpliced(given, 1).includes(to)) return 'no-such-die';
  return to + 1 > liftLimit(defence, state.ask?.kind === 'lift') ? 'above-limit' : undefined;
}

export function whyNotReroll(
  state: State,
  { fives }: Extract<Step, { kind: 'reroll' }>,
): WhyNotCode | undefined {
  return fives > fivesIn(attackIn(state)!.dice) ? 'too-many-fives' : undefined;
}
