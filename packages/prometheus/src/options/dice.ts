import type { Attack } from '../attack.ts';
import { slainDice } from '../combat/rolling.ts';
import { fivesIn, withoutDie } from '../dice/faces.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';

const facesOf = (dice: readonly number[]): readonly number[] => [...new Set(dice)];

/** Every handful of the first roll that a slayer may roll again, none first. */
export function slaysOf(state: State, attack: Attack): readonly Step[] {
  return handfulsOf(attack.dice, slainDice(state, attack)).map((dice) => ({ kind: 'slay', dice }));
}

function handfulsOf(dice: readonly number[], most: number): readonly (readonly number[])[] {
  if (most === 0 || dice.length === 0) return [[]];
  return [
    [],
    ...facesOf(dice).flatMap((face) =>
      handfulsOf(
        withoutDie(dice, face).filter((die) => die <= face),
        most - 1,
      ).map((rest) => [face, ...rest]),
    ),
  ];
}

/** Every die that might lift another. */
export function boostsOf({ dice }: Attack): readonly Step[] {
  return facesOf(dice).flatMap((from) =>
    facesOf(withoutDie(dice, from)).map((to) => ({ kind: 'boost', from, to }) as const),
  );
}

/** Every number of fives, none first. */
export const rerollsOf = ({ dice }: Attack): readonly Step[] =>
  Array.from({ length: fivesIn(dice) + 1 }, (_, fives) => ({ kind: 'reroll', fives }));
