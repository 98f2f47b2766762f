import { copyPosition, type Position } from '../../src/position.ts';
import { reactors } from '../reactions.ts';
import type { Scene } from '../scene.ts';
import type { Story } from '../story.ts';
import { roundTripFault } from './texts.ts';

/** A turn that only stops changes nothing but who has to decide: somebody who may answer a dome, or the mover again. */
export function pauseFault(scene: Scene, story: Story, after: Position): string | undefined {
  const { position, mover } = scene;
  if (story.steps.length > 0 || story.winner >= 0) return 'something happens in a turn that only stops';
  const same = Object.assign(copyPosition(after), { turn: position.turn, prefix: position.prefix });
  const changed = (Object.keys(same) as (keyof Position)[]).find((key) => same[key] !== position[key]);
  if (changed !== undefined) return `${changed} changes in a turn that only stops`;
  if (after.prefix === position.prefix) return 'a turn stops where it was';
  const asked = reactors(scene).filter(({ seat }) => seat !== mover.seat);
  const goesOn = scene.isAsking && after.turn === mover.seat - 1;
  if (!goesOn && !asked.some(({ seat }) => seat - 1 === after.turn)) return 'the wrong seat is asked';
  return roundTripFault(after);
}
