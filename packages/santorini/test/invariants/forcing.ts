import { directionKept } from '../card-memory.ts';
import { areNeighbours, squareNamed, straightOn } from '../naive/board.ts';
import { onward } from '../naive/directions.ts';
import { closedTo, has, type Scene, squaresIn, touches } from '../scene.ts';
import { isMove, type Story, type StoryStep } from '../story.ts';
import { isFree } from './moving.ts';

const CORNERS = ['A1', 'A5', 'E1', 'E5'].map(squareNamed);

/** Who is forced is there, goes to a free square, and goes where the mover's power can force it. */
export function forceFault(scene: Scene, story: Story): string | undefined {
  const forces = story.steps.filter(({ sign }) => sign === 'f');
  for (const force of forces) {
    const { from, to, side, board } = force;
    if (!has(board.crews[side]!, from)) return 'nobody is there to be forced';
    if (!isFree(board, to)) return 'forced onto something';
    if ((side + 1 === scene.mover.side) !== (scene.mover.power === 'proteus'))
      return 'the wrong side is forced';
  }
  switch (scene.mover.power) {
    case 'charon':
    case 'charon-2e':
      return ferryFault(story, forces);
    case 'odysseus':
      return banishFault(scene, forces);
    case 'siren':
      return lureFault(scene, forces);
    case 'scylla':
    case 'proteus':
      return pullFault(scene, story);
    default:
      return undefined;
  }
}

/** Straight across the worker that then moves; in the second edition across the one that builds. */
function ferryFault({ steps }: Story, [ferry]: readonly StoryStep[]): string | undefined {
  if (ferry === undefined) return undefined;
  const move = steps.find(isMove);
  const crew = ferry.board.crews.filter((_, side) => side !== ferry.side).reduce((set, one) => set | one, 0);
  const across = squaresIn(crew).filter(
    (at) => areNeighbours(ferry.from, at) && straightOn(ferry.from, at) === ferry.to,
  );
  if (across.length === 0) return 'not straight across';
  return move === undefined || across.includes(move.from) ? undefined : 'another moves than the ferryman';
}

/** Each once, from beside one of his to a corner. */
function banishFault({ mover }: Scene, forces: readonly StoryStep[]): string | undefined {
  for (const [n, { from, to, board }] of forces.entries()) {
    if (!CORNERS.includes(to)) return 'Odysseus forces somebody elsewhere than to a corner';
    if (!touches(board.crews[mover.side - 1]!, from)) return 'Odysseus reaches too far';
    if (forces.slice(0, n).some((before) => before.to === from)) return 'Odysseus forces somebody twice';
  }
  return undefined;
}

/** Each once, one square along her arrow. */
function lureFault({ mover }: Scene, forces: readonly StoryStep[]): string | undefined {
  const direction = directionKept(mover);
  for (const [n, { from, to }] of forces.entries()) {
    if (direction === undefined || onward(from, direction) !== to) return 'the Siren lures another way';
    if (forces.slice(0, n).some((before) => before.to === from)) return 'the Siren lures somebody twice';
  }
  return undefined;
}

/** Into the square just left: Scylla an opponent from beside it, if she likes; Proteus another of his, always. */
function pullFault(scene: Scene, { steps, end, winner }: Story): string | undefined {
  const n = steps.findIndex(isMove);
  const move = steps[n];
  if (move === undefined) return undefined;
  const pull = steps[n + 1]?.sign === 'f' ? steps[n + 1] : undefined;
  const board = steps[n + 1]?.board ?? end;
  if (pull !== undefined) {
    if (pull.to !== move.from) return 'pulled to another square';
    if (pull.from === move.to) return 'the mover is pulled back';
    return scene.mover.power === 'scylla' && !areNeighbours(pull.from, move.from)
      ? 'Scylla reaches too far'
      : undefined;
  }
  if (scene.mover.power !== 'proteus' || (winner >= 0 && n === steps.length - 1)) return undefined;
  const fellows = board.crews[move.side]! & ~(1 << move.to);
  const shut = closedTo(scene, move.side);
  return fellows !== 0 && isFree(board, move.from) && !has(shut, move.from)
    ? 'Proteus pulls nobody'
    : undefined;
}
