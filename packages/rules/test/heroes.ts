import type { Scene } from './scene.ts';
import { isBuild, isMove, type Story } from './story.ts';

/** Whether a turn uses a power that serves only once. */
export function usesHero({ mover }: Scene, { steps }: Story): boolean {
  const moved = steps.findLastIndex(isMove);
  switch (mover.power) {
    case 'achilles':
      return steps.findIndex(isBuild) >= 0 && steps.findIndex(isBuild) < moved;
    case 'bellerophon':
      return steps.some((step) => isMove(step) && step.levelTo - step.levelFrom > 1);
    case 'polyphemus':
      return steps.filter(isBuild).length > 1;
    case 'theseus':
      return steps.some(({ sign }) => sign === 'x');
    default:
      return false;
  }
}
