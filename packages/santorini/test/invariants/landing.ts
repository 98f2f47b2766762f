import { arrivalOf } from '../arrivals.ts';
import { abyssOf, type Scene } from '../scene.ts';
import { isMove, type Story } from '../story.ts';

/** After every step the worker stands where whirlpools and winds leave it, and nowhere else. */
export function landingFault(scene: Scene, story: Story): string | undefined {
  const { steps } = story;
  for (const [n, step] of steps.entries()) {
    if (step.sign === 'y' && !isCarryOfMove(story, n)) return 'somebody is carried who has not moved';
    if (!isMove(step) || step.sign === 'w') continue;
    const { stands } = arrivalOf(scene, story, n);
    if (stands !== step.stands) return 'the worker is carried to the wrong square';
  }
  return undefined;
}

function isCarryOfMove({ steps }: Story, n: number): boolean {
  const { from, side } = steps[n]!;
  const move = steps.slice(0, n).findLast(isMove);
  const between = steps.slice(steps.indexOf(move!) + 1, n);
  return move?.to === from && move.side === side && between.every(({ sign }) => 'kf'.includes(sign));
}

/** Nobody stands in the abyss in a game that goes on. */
export function abyssFault(scene: Scene, { end, winner }: Story): string | undefined {
  const abyss = abyssOf(scene);
  const stands = end.crews.some((crew) => (crew & abyss) !== 0);
  return stands && winner < 0 ? 'somebody stands in the abyss' : undefined;
}
