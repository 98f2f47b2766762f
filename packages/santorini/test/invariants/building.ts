import { areNeighbours, isPerimeter } from '../naive/board.ts';
import { areNextTo, has, type Scene, squaresIn, touches } from '../scene.ts';
import { isBuild, isMove, type Story, type StoryStep, whereabouts } from '../story.ts';
import { manned } from '../story-board.ts';
import { falls } from './laws.ts';

/** Squares of the workers that may make the n-th build after the moves. */
function builders(scene: Scene, story: Story, build: StoryStep, n: number): number {
  const { power, edition } = scene.mover;
  const { steps } = story;
  const moves = steps.filter(isMove);
  const last = moves.at(-1);
  const mine = build.board.crews[last?.side ?? scene.mover.side - 1]!;
  if (last === undefined) return power === 'charon-2e' ? ferrymen(steps[0]!, mine) : placer(story, mine);
  const isOwn = last.side + 1 === scene.mover.side;
  if (power === 'hermes' && moves.every(({ levelFrom, levelTo }) => levelFrom === levelTo)) return mine;
  const at = 1 << last.stands;
  if (!isOwn) return at;
  if (power === 'graeae') return edition === 'printed' ? mine : mine & ~at;
  if (power === 'heracles' && build.sign === 'd' && !scene.mover.spent)
    return n > 0 || edition === 'revised' ? mine : at;
  if (power === 'poseidon' && n > 0) return mine & ~at;
  if (power !== 'selene' || build.sign !== 'd') return at;
  const female = mine & femaleNow(scene, story);
  return build.levelFrom === 3 ? at | female : female;
}

/** The workers across which somebody was forced. */
function ferrymen({ from, to }: StoryStep, mine: number): number {
  return squaresIn(mine).reduce(
    (set, at) => (areNeighbours(at, from) && areNeighbours(at, to) ? set | (1 << at) : set),
    0,
  );
}

/** The worker that has come instead of moving; without one, any. */
const placer = ({ steps }: Story, mine: number): number =>
  steps[0]?.sign === 'c' ? 1 << steps[0].from : mine;

/** Where the female workers stand after the turn. */
function femaleNow({ position }: Scene, story: Story): number {
  return squaresIn(position.females).reduce((set, square) => {
    const now = whereabouts(story, square);
    return now === undefined ? set : set | (1 << now);
  }, 0);
}

/** Powers whose workers build each in turn, which is looked at elsewhere. */
const COMPANIES = ['terpsichore', 'castor-and-pollux'];

/** Every build is beside its builder, on a square without worker and dome; a dome waits for three blocks. */
export function buildFault(scene: Scene, story: Story): string | undefined {
  const { steps } = story;
  const lastMove = steps.findLastIndex(isMove);
  const early = steps.slice(0, Math.max(lastMove, 0)).filter(isBuild);
  const builds = steps.slice(lastMove + 1).filter(isBuild);
  if (lastMove >= 0 && early.some(({ from }) => !areNeighbours(from, steps[lastMove]!.from)))
    return 'the build before the move is out of reach';
  // Of a turn that five towers ended before anybody moved it is not known who would have moved.
  const isCutShort = lastMove < 0 && ['prometheus', 'achilles'].includes(scene.mover.power);
  for (const [n, build] of builds.entries()) {
    const { from, board } = build;
    const under = scene.mover.power === 'zeus' && from === steps[lastMove]?.stands;
    if (under && (build.sign === 'd' || build.levelFrom > 2)) return 'Zeus builds a dome under himself';
    if (!under && has(manned(board) | board.domes, from)) return 'a build on something that is in the way';
    const isFar = !squaresIn(builders(scene, story, build, n)).some((at) => areNextTo(scene, at, from));
    const isElsewhere = COMPANIES.includes(scene.mover.power) || isAnywhere(scene, story, n) || isCutShort;
    if (!under && isFar && !isElsewhere) return 'a build out of reach';
    if (build.sign === 'd' && build.levelFrom < 3 && !isEarlyDomer(scene, story, n))
      return 'a dome before its time';
  }
  return steps.some(({ sign, levelFrom }) => sign === 'b' && levelFrom > 2) ? 'a fourth block' : undefined;
}

/** Whether the n-th build after the moves may be on any free square: Polyphemus' and Asteria's added domes. */
function isAnywhere(scene: Scene, story: Story, n: number): boolean {
  const { power, spent } = scene.mover;
  if (n === 0) return false;
  return (power === 'polyphemus' && !spent) || (power === 'asteria' && falls(scene, story));
}

function isEarlyDomer(scene: Scene, story: Story, n: number): boolean {
  const { power, edition, spent } = scene.mover;
  if (power === 'heracles') return !spent && (n > 0 || edition === 'revised');
  return ['atlas', 'selene'].includes(power) || isAnywhere(scene, story, n);
}

/** What each power may do with its builds, and not more. */
export function ownBuildFault(scene: Scene, story: Story): string | undefined {
  const builds = story.steps.filter(isBuild);
  const [one, two] = builds;
  switch (scene.mover.power) {
    case 'demeter':
      return two !== undefined && two.from === one!.from ? 'Demeter builds on one square twice' : undefined;
    case 'hephaestus':
      return two !== undefined && two.from !== one!.from ? 'Hephaestus builds on two squares' : undefined;
    case 'hestia':
      return two !== undefined && isPerimeter(two.from) ? 'Hestia adds to the perimeter' : undefined;
    case 'morpheus':
      return builds.length > scene.mover.stored + 1 ? 'Morpheus builds more than he has' : undefined;
    case 'poseidon':
      return poseidonFault(story, builds);
    case 'ares':
      return aresFault(story);
    default:
      return undefined;
  }
}

function poseidonFault({ steps }: Story, builds: readonly StoryStep[]): string | undefined {
  if (builds.length < 2) return undefined;
  const move = steps[0]!;
  const unmoved = squaresIn(move.board.crews[move.side]! & ~(1 << move.from));
  if (unmoved.length !== 1) return 'Poseidon adds builds without a second worker';
  return move.board.levels[unmoved[0]!] === 0 ? undefined : 'Poseidon adds builds from above the ground';
}

function aresFault({ steps }: Story): string | undefined {
  const raze = steps.find(({ sign }) => sign === 'r');
  if (raze === undefined) return undefined;
  const { board, from, levelFrom } = raze;
  const move = steps.find(isMove)!;
  const unmoved = board.crews[move.side]! & ~(1 << move.stands);
  if (has(manned(board) | board.domes, from)) return 'Ares razes what is in use';
  if (levelFrom === 0) return 'Ares razes the ground';
  return touches(unmoved, from) ? undefined : 'Ares razes out of reach of the unmoved worker';
}
