import { reactors } from '../reactions.ts';
import { closedTo, has, type Scene } from '../scene.ts';
import type { Story, StoryStep } from '../story.ts';

/** Nobody enters, builds on, or is forced onto what is closed to the mover, and nobody there is touched. */
export function closedFault(scene: Scene, { steps }: Story): string | undefined {
  const shut = closedTo(scene, scene.mover.side - 1);
  if (shut === 0) return undefined;
  for (const step of steps) {
    if (step.sign === 'c' && reactors(scene).some(({ side }) => side === step.side + 1)) {
      if (has(closedTo(scene, step.side), step.from)) return 'Gaea comes to a closed square';
      continue;
    }
    if (squaresOfStep(step).some((square) => has(shut, square))) return 'a closed square is touched';
  }
  return undefined;
}

/** The squares that a step enters or does something to. */
function squaresOfStep({ sign, from, to, landing }: StoryStep): readonly number[] {
  if (sign === 'a' || sign === '-') return [];
  if (sign === '&') return [to];
  return sign === 'p' ? [from, to, landing] : [from, to];
}
