import { awaitsReaction, begunSteps, moverOf } from '../../src/generator/prefix.ts';
import { copyPosition, type Position } from '../../src/position.ts';
import type { Story } from '../story.ts';
import { roundTripFault } from './texts.ts';

/** A turn that only stops changes nothing but who has to decide: somebody else, or after an answer the mover again. */
export function pauseFault(position: Position, story: Story, after: Position): string | undefined {
  if (story.steps.length > 0 || story.winner >= 0) return 'something happens in a turn that only stops';
  const same = Object.assign(copyPosition(after), { turn: position.turn, prefix: position.prefix });
  const changed = (Object.keys(same) as (keyof Position)[]).find((key) => same[key] !== position[key]);
  if (changed !== undefined) return `${changed} changes in a turn that only stops`;
  if (begunSteps(after).length <= begunSteps(position).length) return 'a turn stops where it was';
  if (moverOf(after) !== moverOf(position)) return 'a turn that stops becomes that of another';
  if (!awaitsReaction(position) && !awaitsReaction(after)) return 'a turn stops and nobody else is asked';
  return roundTripFault(after);
}
