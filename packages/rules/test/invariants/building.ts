import { areNeighbours, isPerimeter } from '../naive/board.ts';
import { against, areNextTo, has, type Scene, squaresIn, touches } from '../scene.ts';
import { isBuild, isMove, type Story, type StoryStep } from '../story.ts';
import { falls } from './laws.ts';

/** Squares of the workers that may make the n-th build after the moves. */
function builders(scene: Scene, { steps }: Story, build: StoryStep, n: number): number {
  const { power } = scene.mover;
  const moves = steps.filter(isMove);
  const mine = build.board.crews[scene.isExtra ? moves[0]!.side : scene.mover.side - 1]!;
  if (power === 'hermes' && moves.every(({ sign }) => sign === 'w')) return mine;
  const at = 1 << moves.at(-1)!.to;
  if (power === 'poseidon' && n > 0) return mine & ~at;
  if (power !== 'selene' || build.sign !== 'd') return at;
  const female = mine & femaleNow(scene, moves);
  return build.levelFrom === 3 ? at | female : female;
}

/** Where the mover's female worker stands after the moves. */
function femaleNow({ position }: Scene, moves: readonly StoryStep[]): number {
  const { from } = moves[0]!;
  const moved = has(position.females, from);
  return (position.females & ~(1 << from)) | (moved ? 1 << moves.at(-1)!.to : 0);
}

/** Every build is beside its builder, on a square without worker and dome; a dome waits for three blocks. */
export function buildFault(scene: Scene, story: Story): string | undefined {
  const lastMove = story.steps.findLastIndex(isMove);
  const early = story.steps.slice(0, Math.max(lastMove, 0)).filter(isBuild);
  const builds = story.steps.slice(lastMove + 1).filter(isBuild);
  if (lastMove >= 0 && early.some(({ from }) => !areNeighbours(from, story.steps[lastMove]!.from)))
    return 'the build before the move is out of reach';
  if (lastMove < 0 && scene.mover.power !== 'hermes') return undefined;
  for (const [n, build] of builds.entries()) {
    const { from, board } = build;
    const under = scene.mover.power === 'zeus' && from === story.steps[lastMove]!.to;
    if (under && (build.sign === 'd' || build.levelFrom > 2)) return 'Zeus builds a dome under himself';
    const taken = board.crews.reduce((set, crew) => set | crew, board.domes);
    if (!under && has(taken, from)) return 'a build on something that is in the way';
    const isFar = !squaresIn(builders(scene, story, build, n)).some((at) => areNextTo(scene, at, from));
    if (!under && isFar && !isAnywhere(scene, story, n)) return 'a build out of reach';
    if (build.sign === 'd' && build.levelFrom < 3 && !isEarlyDomer(scene, story, n))
      return 'a dome before its time';
  }
  return story.steps.some(({ sign, levelFrom }) => sign === 'b' && levelFrom > 2)
    ? 'a fourth block'
    : undefined;
}

/** Whether the n-th build after the moves may be on any free square: Polyphemus' and Asteria's added domes. */
function isAnywhere({ mover: { power, spent } }: Scene, story: Story, n: number): boolean {
  if (n === 0) return false;
  return (power === 'polyphemus' && !spent) || (power === 'asteria' && falls(story));
}

function isEarlyDomer(scene: Scene, story: Story, n: number): boolean {
  return ['atlas', 'selene'].includes(scene.mover.power) || isAnywhere(scene, story, n);
}

/** What each power may do with its builds and at the end of the turn, and not more. */
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
    case 'medusa':
      return medusaFault(scene, story);
    case 'theseus':
      return theseusFault(story);
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
  const move = steps[0]!;
  const unmoved = board.crews[move.side]! & ~(1 << move.to);
  if (
    has(
      board.crews.reduce((set, crew) => set | crew, board.domes),
      from,
    )
  )
    return 'Ares razes what is in use';
  if (levelFrom === 0) return 'Ares razes the ground';
  return touches(unmoved, from) ? undefined : 'Ares razes out of reach of the unmoved worker';
}

/** Exactly the lower neighbours turn to stone, but for workers that Limus keeps from being built on. */
function medusaFault(scene: Scene, { steps, winner, end }: Story): string | undefined {
  if (winner >= 0) return undefined;
  const { crews, levels } = steps.find(({ sign }) => sign === 't')?.board ?? end;
  const side = steps[0]!.side;
  const limus = against(scene, side, 'limus').map((card) => crews[card.side - 1]!);
  const victims = crews.flatMap((crew, owner) =>
    owner === side
      ? []
      : squaresIn(crew).filter(
          (square) =>
            squaresIn(crews[side]!).some(
              (her) => areNeighbours(her, square) && levels[her]! > levels[square]!,
            ) && !limus.some((hers) => touches(hers, square)),
        ),
  );
  const stones = steps.filter(({ sign }) => sign === 't').map(({ from }) => from);
  const same = [...victims].sort().join() === [...stones].sort().join();
  return same ? undefined : `Medusa should turn ${victims.length} to stone, not ${stones.length}`;
}

/** Theseus removes a worker exactly two levels above one of his beside it. */
function theseusFault({ steps }: Story): string | undefined {
  const slay = steps.find(({ sign }) => sign === 'x');
  if (slay === undefined) return undefined;
  const { from, side, board, levelFrom } = slay;
  const mine = board.crews[steps[0]!.side]!;
  if (side === steps[0]!.side || !has(board.crews[side]!, from)) return 'Theseus removes nobody';
  const reaches = squaresIn(mine).some(
    (at) => areNeighbours(at, from) && board.levels[at]! + 2 === levelFrom,
  );
  return reaches ? undefined : 'Theseus reaches too far';
}
