import { nextChoices, type Position, type StepChoice } from '@thera/santorini';
import type { Dice } from '@thera/table';
import { INWARDNESS } from '../evaluation/neighbours.ts';

/** An answer about another's turn when something is hidden: a worker more is always welcome, the further inside the better. */
export function blindReaction(position: Position, dice: Dice): readonly string[] {
  const worth = ({ to }: StepChoice): number => (to === undefined ? -1 : INWARDNESS[to]!);
  const answers = dice.shuffle(nextChoices({ phase: 'play', position }, []));
  const best = answers.reduce((a, b) => (worth(b) > worth(a) ? b : a));
  return [best.step];
}
