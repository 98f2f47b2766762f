import { isReaction, reactors, sitesBeside } from '../reactions.ts';
import type { Scene } from '../scene.ts';
import type { Story } from '../story.ts';

/** Gaea is asked about every dome if she can answer, and brings in no more than one worker, beside it, from her reserve. */
export function reactionFault(scene: Scene, story: Story): string | undefined {
  const { steps } = story;
  for (const [n, step] of steps.entries()) {
    if (step.sign !== 'd') continue;
    const fault = answersFault(scene, story, n);
    if (fault !== undefined) return fault;
  }
  return steps.some(({ sign, side }, n) => isStray(scene, sign, side) && !isReaction(scene, story, n))
    ? 'a worker of the reserve comes without a dome'
    : undefined;
}

const isStray = (scene: Scene, sign: string, side: number): boolean =>
  sign === 'c' && reactors(scene).some((card) => card.side === side + 1);

/** What each of those who may bring in a worker says to the dome of the n-th step. */
function answersFault(scene: Scene, story: Story, n: number): string | undefined {
  const { steps, end, winner } = story;
  const dome = steps[n]!.from;
  let next = n + 1;
  for (const card of reactors(scene)) {
    const side = card.side - 1;
    const come = steps.slice(0, next).filter((step) => step.sign === 'c' && step.side === side).length;
    const board = steps[next]?.board ?? end;
    const sites = sitesBeside(scene, card, board, dome, come);
    const answer = steps[next];
    const isAnswer = answer !== undefined && isReaction(scene, story, next);
    if (sites.length === 0) continue;
    if (!isAnswer) {
      if (card.seat === scene.mover.seat || (winner >= 0 && n === steps.length - 1)) continue;
      return 'Gaea is not asked about a dome';
    }
    if (answer.sign === 'c' && answer.side !== side) {
      if (card.seat === scene.mover.seat) continue;
      return 'another answers in the place of Gaea';
    }
    if (answer.sign === 'c' && !sites.includes(answer.from)) return 'Gaea comes to the wrong square';
    if (answer.sign === '-' && card.seat === scene.mover.seat) continue;
    next++;
  }
  return steps[next] !== undefined && isReaction(scene, story, next) ? 'one answer too many' : undefined;
}
