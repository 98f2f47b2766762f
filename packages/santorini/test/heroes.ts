import { areNeighbours } from './naive/board.ts';
import type { Scene } from './scene.ts';
import { isBuild, isMove, type Story } from './story.ts';

/** Whether a turn uses a power that serves only once. */
export function usesHero({ mover }: Scene, story: Story): boolean {
  const { steps } = story;
  const moved = steps.findLastIndex(isMove);
  const signs = steps.map(({ sign }) => sign).join('');
  switch (mover.power) {
    case 'achilles':
      return steps.findIndex(isBuild) >= 0 && steps.findIndex(isBuild) < moved;
    case 'bellerophon':
      return steps.some((step) => isMove(step) && step.levelTo - step.levelFrom > 1);
    case 'polyphemus':
      return steps.filter(isBuild).length > 1;
    case 'theseus':
      return signs.includes('x');
    case 'adonis':
      return signs.includes('&');
    case 'atalanta':
      return steps.filter(isMove).length > 1;
    case 'jason':
      return steps[0]!.sign === 'c';
    case 'medea':
      return /[rv]/.test(signs);
    case 'odysseus':
      return signs.includes('f');
    case 'heracles':
      return mover.edition === 'printed' ? steps.filter(isBuild).length > 1 : !isUsualBuild(story);
    default:
      return false;
  }
}

/** Heracles: one build, and not a dome that only the power allows. */
function isUsualBuild({ steps, winner }: Story): boolean {
  const [build, ...more] = steps.filter(isBuild);
  if (winner >= 0 && build === undefined) return true;
  if (build === undefined || more.length > 0) return false;
  const { stands } = steps.findLast(isMove)!;
  return build.sign === 'b' || (build.levelFrom === 3 && areNeighbours(build.from, stands));
}
