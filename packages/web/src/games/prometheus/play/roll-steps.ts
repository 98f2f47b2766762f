import type { Occurrence, UnitId } from '@thera/prometheus';
import type { RollText } from '@thera/texts/prometheus';

/** One step of a roll: what lies on the table after it. */
export interface RollStep {
  readonly kind: keyof RollText['steps'];
  readonly dice: readonly number[];
  readonly blanks: number;
  /** Nothing is rolled any more. */
  readonly isFinal: boolean;
}

export interface Roll {
  readonly attacker: UnitId;
  readonly target: UnitId;
  readonly offence: number;
  readonly defence: number;
  readonly steps: readonly RollStep[];
  /** Wounds, once they are dealt. */
  readonly wounds?: number;
}

/** The last roll among some occurrences, step by step; undefined if nothing was rolled. */
export function rollSteps(happened: readonly Occurrence[]): Roll | undefined {
  let roll: Roll | undefined;
  for (const one of happened) roll = rolledOn(roll, one);
  return roll === undefined || roll.steps.length === 0 ? undefined : roll;
}

function rolledOn(roll: Roll | undefined, one: Occurrence): Roll | undefined {
  if (one.kind === 'valued') {
    const { attacker, target, offence, defence } = one;
    return { attacker, target, offence, defence, steps: [] };
  }
  if (roll === undefined) return undefined;
  const add = (kind: RollStep['kind'], dice: readonly number[], isFinal = false): Roll => {
    const blanks = dice.filter((die) => die === 0).length;
    const last = roll.steps.at(-1);
    const step: RollStep = { kind, dice, blanks, isFinal };
    // Dice that are given up one after the other are one step.
    const isSame = last?.kind === kind && (kind === 'boost' || kind === 'lift');
    return { ...roll, steps: [...(isSame ? roll.steps.slice(0, -1) : roll.steps), step] };
  };
  switch (one.kind) {
    case 'rolled':
      return add(one.roll === 'fives' ? 'fives' : 'first', one.dice);
    case 'boosted':
      return add(roll.steps.some(({ kind }) => kind === 'fives') ? 'lift' : 'boost', one.dice);
    case 'blanks-spent':
      return add('throw', one.dice);
    case 'struck':
      return { ...add('result', one.dice, true), wounds: one.wounds };
    default:
      return roll;
  }
}
