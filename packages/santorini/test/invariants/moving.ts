import { areNeighbours, isPerimeter, straightOn } from '../naive/board.ts';
import { areNextTo, closedTo, has, type Scene, squaresIn } from '../scene.ts';
import { isBuild, isMove, movesByWorker, type Story, type StoryStep } from '../story.ts';
import { manned, type StoryBoard } from '../story-board.ts';
import { isWalkable } from './walks.ts';

/** Whether nobody stands on a square of a board, and no dome. */
export const isFree = (board: StoryBoard, square: number): boolean =>
  square >= 0 && !has(manned(board) | board.domes, square);

/** Every step goes to a neighbour, one level up at most, onto no dome and no worker that cannot give way. */
export function stepFault(scene: Scene, { steps }: Story): string | undefined {
  for (const step of steps) {
    const { sign, from, to, side, other, levelFrom, levelTo, landing, board } = step;
    if (!isMove(step) || sign === 'w') continue;
    const leaps = isLeap(scene, step);
    if (!leaps && !areNextTo(scene, from, to)) return 'a step goes further than to a neighbour';
    if (!leaps && levelTo > levelFrom + highestStep(scene)) return 'a step climbs too high';
    if (has(board.domes, to)) return 'a step goes onto a dome';
    if (sign === 'm' && has(manned(board), to)) return 'a step goes onto a worker';
    if (sign !== 'm' && (other === side || !has(board.crews[other]!, to))) return 'nobody to displace there';
    if (sign === 'p' && !isFree(board, landing)) return 'no square to push to';
  }
  return undefined;
}

/** Iris: over a worker that is there for her, straight on. */
function isLeap(scene: Scene, { from, to, board }: StoryStep): boolean {
  if (scene.mover.power !== 'iris') return false;
  const workers = squaresIn(manned(board) & ~closedTo(scene, scene.mover.side - 1));
  return workers.some((over) => areNeighbours(from, over) && straightOn(from, over) === to);
}

/** What each power may do with its moves, and not more. */
export function ownMoveFault(scene: Scene, story: Story): string | undefined {
  const moves = story.steps.filter(isMove);
  if (moves.length === 0) return undefined;
  switch (scene.mover.power) {
    case 'artemis':
      return moves.length === 2 && moves[0]!.from === moves[1]!.to ? 'Artemis goes back' : loneFault(story);
    case 'triton':
      return tritonFault(story, moves);
    case 'hermes':
      return walkFault(scene, moves);
    case 'atalanta':
      return loneFault(story);
    case 'stymphalians':
      return flightFault(story, moves);
    case 'prometheus':
      return isBuild(story.steps[0]!) && moves.some(({ levelFrom, levelTo }) => levelTo > levelFrom)
        ? 'Prometheus climbs after a build'
        : undefined;
    case 'apollo-2e':
      return moves.some(({ sign, levelFrom, levelTo }) => sign === 's' && levelTo > levelFrom)
        ? 'Apollo swaps with a higher worker'
        : undefined;
    case 'bia':
      return biaFault(scene, story);
    case 'jason':
      return jasonFault(story, moves);
    default:
      return undefined;
  }
}

/** How many levels a worker may climb at once. */
function highestStep({ mover: { power, spent } }: Scene): number {
  if (power === 'pegasus') return 3;
  return power === 'bellerophon' && !spent ? 2 : 1;
}

const loneFault = (story: Story): string | undefined =>
  movesByWorker(story).length === 1 ? undefined : 'two workers move';

/** It moves on from the edge; where a whirlpool's way is a move of its own, from where that has led. */
function tritonFault(story: Story, moves: readonly StoryStep[]): string | undefined {
  const onEdge = moves.slice(0, -1).every(({ to, stands }) => isPerimeter(to) || isPerimeter(stands));
  return onEdge ? loneFault(story) : 'Triton moves on from the interior';
}

/** Stymphalians: two or three steps, never back to the first square; the last one leads away from it. */
function flightFault(story: Story, moves: readonly StoryStep[]): string | undefined {
  const start = moves[0]!.from;
  const { stands } = moves.at(-1)!;
  if (moves.some(({ to }) => to === start)) return 'Stymphalians go back';
  if (story.winner < 0 && (moves.length < 2 || stands === start || areNeighbours(stands, start)))
    return 'Stymphalians end beside where they began';
  return loneFault(story);
}

function walkFault(scene: Scene, moves: readonly StoryStep[]): string | undefined {
  const walks = moves.filter(({ sign }) => sign === 'w');
  if (walks.some(({ levelFrom, levelTo }) => levelFrom !== levelTo)) return 'a walk changes its level';
  if (walks.some(({ from, to, board }) => !isWalkable(scene, board, from, to))) return 'a walk finds no way';
  const steps = moves.filter(({ sign }) => sign === 'm');
  const sloping = steps.filter(({ levelFrom, levelTo }) => levelFrom !== levelTo).length;
  return sloping > 0 && steps.length + walks.length > 1 ? 'a walk changes its level' : undefined;
}

/** Whoever stands straight beyond her step goes, and nobody else. */
function biaFault(scene: Scene, { steps, winner }: Story): string | undefined {
  const n = steps.findIndex(isMove);
  const move = steps[n]!;
  const beyond = straightOn(move.from, move.to);
  const victims = steps.filter(({ sign }) => sign === 'k');
  if (victims.some(({ from, side }) => from !== beyond || side === move.side)) return 'Bia removes another';
  const others = move.board.crews.filter((_, side) => side !== move.side);
  const shut = closedTo(scene, scene.mover.side - 1);
  const stands = beyond !== undefined && others.some((crew) => has(crew & ~shut, beyond));
  const wins = winner >= 0 && n === steps.length - 1;
  return stands === (victims.length === 1) || wins ? undefined : 'Bia spares whom she should remove';
}

/** The worker that comes is the one that moves; it comes to the ground at the edge. */
function jasonFault({ steps }: Story, [move]: readonly StoryStep[]): string | undefined {
  const [first] = steps;
  if (first?.sign !== 'c') return undefined;
  return first.from === move!.from ? undefined : 'another moves than the worker that came';
}

/** One worker of the mover's side moves; in an additional turn, or for Eris, one of another side. */
export function moverFault({ mover, isExtra }: Scene, { steps }: Story): string | undefined {
  for (const { side, from, board } of steps.filter(isMove)) {
    const isOwn = side + 1 === mover.side;
    if (isOwn ? isExtra : !isExtra && mover.power !== 'eris') return 'a worker of the wrong side moves';
    if (!has(board.crews[side]!, from)) return 'nobody is there to move';
  }
  return undefined;
}
