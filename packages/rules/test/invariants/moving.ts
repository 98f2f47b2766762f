import { areNeighbours, isPerimeter, straightOn } from '../naive/board.ts';
import { areNextTo, has, type Scene, squaresIn, touches } from '../scene.ts';
import { isBuild, isMove, type Story, type StoryBoard, type StoryStep } from '../story.ts';

const manned = ({ crews }: StoryBoard): number => crews.reduce((set, crew) => set | crew, 0);
const isFree = (board: StoryBoard, square: number): boolean => !has(manned(board) | board.domes, square);

/** Every step goes to a neighbour, one level up at most, onto no dome and no worker that cannot give way. */
export function stepFault(scene: Scene, { steps }: Story): string | undefined {
  for (const step of steps) {
    const { sign, from, to, side, other, levelFrom, levelTo, landing, board } = step;
    if (!isMove(step) || sign === 'w') continue;
    if (!areNextTo(scene, from, to)) return 'a step goes further than to a neighbour';
    if (levelTo > levelFrom + highestStep(scene)) return 'a step climbs too high';
    if (has(board.domes, to)) return 'a step goes onto a dome';
    if (sign === 'm' && has(manned(board), to)) return 'a step goes onto a worker';
    if (sign !== 'm' && (other === side || !has(board.crews[other]!, to))) return 'nobody to displace there';
    if (sign === 'p' && (landing < 0 || !isFree(board, landing))) return 'no square to push to';
  }
  return undefined;
}

/** What each power may do with its moves, and not more. */
export function ownMoveFault(scene: Scene, story: Story): string | undefined {
  const moves = story.steps.filter(isMove);
  switch (scene.mover.power) {
    case 'artemis':
      return moves.length === 2 && moves[0]!.from === moves[1]!.to ? 'Artemis goes back' : chainFault(moves);
    case 'triton':
      return moves.slice(0, -1).every(({ to }) => isPerimeter(to))
        ? chainFault(moves)
        : 'Triton moves on from the interior';
    case 'hermes':
      return walkFault(moves);
    case 'prometheus':
      return isBuild(story.steps[0]!) && moves.some(({ levelFrom, levelTo }) => levelTo > levelFrom)
        ? 'Prometheus climbs after a build'
        : undefined;
    case 'apollo-2e':
      return moves.some(({ sign, levelFrom, levelTo }) => sign === 's' && levelTo > levelFrom)
        ? 'Apollo swaps with a higher worker'
        : undefined;
    case 'charon':
      return ferryFault(story.steps);
    case 'bia':
      return biaFault(story);
    default:
      return undefined;
  }
}

/** How many levels a worker may climb at once. */
function highestStep({ mover: { power, spent } }: Scene): number {
  if (power === 'pegasus') return 3;
  return power === 'bellerophon' && !spent ? 2 : 1;
}

const chainFault = (moves: readonly StoryStep[]): string | undefined =>
  moves.every(({ from }, n) => n === 0 || from === moves[n - 1]!.to) ? undefined : 'two workers move';

function walkFault(moves: readonly StoryStep[]): string | undefined {
  const walks = moves.filter(({ sign }) => sign === 'w');
  if (walks.some(({ levelFrom, levelTo }) => levelFrom !== levelTo)) return 'a walk changes its level';
  if (walks.some(({ from, to, board }) => !isWalkable(board, from, to))) return 'a walk finds no way';
  const steps = moves.filter(({ sign }) => sign === 'm');
  return steps.some(({ levelFrom, levelTo }) => levelFrom === levelTo) ? 'a flat step is no walk' : undefined;
}

/** Whether a flat way leads there for somebody whose own fellows step aside. */
function isWalkable({ levels, domes, crews }: StoryBoard, from: number, to: number): boolean {
  const own = crews.find((crew) => has(crew, from))!;
  const shut = domes | (crews.reduce((set, crew) => set | crew, 0) & ~own);
  let reached = 1 << from;
  for (let before = 0; before !== reached; ) {
    before = reached;
    for (let square = 0; square < 25; square++) {
      const open = levels[square] === levels[from] && !has(shut, square);
      if (open && touches(before, square)) reached |= 1 << square;
    }
  }
  return has(reached, to);
}

function ferryFault([ferry, step]: readonly StoryStep[]): string | undefined {
  if (ferry?.sign !== 'f') return undefined;
  const { from, to, side, board } = ferry;
  if (side === step!.side || !has(board.crews[side]!, from)) return 'no passenger';
  if (!areNeighbours(from, step!.from) || straightOn(from, step!.from) !== to) return 'not straight across';
  return isFree(board, to) ? undefined : 'ferried onto something';
}

/** Whoever stands straight beyond her step goes, and nobody else. */
function biaFault({ steps, winner }: Story): string | undefined {
  const move = steps[0]!;
  const beyond = straightOn(move.from, move.to);
  const victims = winner >= 0 && steps.length === 1 ? [] : steps.filter(({ sign }) => sign === 'k');
  const others = move.board.crews.filter((_, side) => side !== move.side);
  const stands = beyond !== undefined && others.some((crew) => has(crew, beyond));
  if (victims.some(({ from, side }) => from !== beyond || side === move.side)) return 'Bia removes another';
  const wins = winner >= 0 && steps.length === 1;
  return stands === (victims.length === 1) || wins ? undefined : 'Bia spares whom she should remove';
}

/** One worker of the mover's side moves; in an additional turn one of another side. */
export function moverFault({ mover, isExtra }: Scene, { steps }: Story): string | undefined {
  for (const { side, from, board } of steps.filter(isMove)) {
    if ((side + 1 === mover.side) === isExtra) return 'a worker of the wrong side moves';
    if (!squaresIn(board.crews[side]!).includes(from)) return 'nobody is there to move';
  }
  return undefined;
}
