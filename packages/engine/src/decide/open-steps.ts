import { nextChoices, type Position, type Stage, stepByStep, turnTokens } from '@thera/santorini';
import { type Dice, randomDecision } from '@thera/table';

/** The steps of a turn as they can be taken one by one; of any turn if that one cannot be taken so. */
export function openSteps(position: Position, turns: Int32Array, at: number, dice: Dice): readonly string[] {
  return stepByStep(position, turnTokens(position, turns, at)) ?? anyTurn(position, dice);
}

function anyTurn(position: Position, dice: Dice): readonly string[] {
  const game = { decisions: (view: Stage, _: number, so: readonly string[]) => nextChoices(view, so) };
  const steps = randomDecision({ game, view: { phase: 'play', position }, dice }, position.turn);
  if (steps === undefined) throw new Error('there is no turn');
  return steps;
}
