import type { Square } from '../naive/board.ts';
import { areNextTo, type Scene, squaresIn } from '../scene.ts';
import { isBuild, isMove, movesByWorker, type Story, type StoryStep } from '../story.ts';

/** Terpsichore, Castor and Pollux: where not one worker acts, all of them do, each once. */
export function companyFault(scene: Scene, story: Story): string | undefined {
  const { power, side } = scene.mover;
  const { steps, start, winner } = story;
  if (scene.isExtra || steps[0]?.sign === '-') return undefined;
  if (power !== 'terpsichore' && power !== 'castor-and-pollux') return undefined;
  const crew = squaresIn(start.crews[side - 1]!).length;
  const moves = steps.filter(isMove);
  const builds = steps.filter(isBuild);
  if (movesByWorker(story).length !== moves.length) return 'a worker moves twice';
  const isOrdinary = power === 'castor-and-pollux' && moves.length === 1 && builds.length === 1;
  if (winner >= 0 || isOrdinary) return undefined;
  if (moves.length !== crew && !(power === 'castor-and-pollux' && moves.length === 0))
    return 'not everybody moves';
  const mustBuild = power === 'terpsichore' || moves.length === 0;
  if (builds.length !== (mustBuild ? crew : 0)) return 'not everybody builds';
  return isShared(scene, builds, squaresIn(story.end.crews[side - 1]!))
    ? undefined
    : 'no way to share the builds';
}

/** Whether every build can have a builder of its own. */
function isShared(scene: Scene, [build, ...rest]: readonly StoryStep[], workers: readonly Square[]): boolean {
  if (build === undefined) return true;
  return workers.some(
    (worker) =>
      areNextTo(scene, worker, build.from) &&
      isShared(
        scene,
        rest,
        workers.filter((other) => other !== worker),
      ),
  );
}
