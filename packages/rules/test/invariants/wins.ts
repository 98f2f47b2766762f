import { areNeighbours, isPerimeter } from '../naive/board.ts';
import { against, has, type Scene, squaresIn } from '../scene.ts';
import { isMove, type Story, type StoryBoard, type StoryStep } from '../story.ts';

const TOWERS = 5;

/** Every win has a reason, every reason makes a win at once, and nothing comes after it. */
export function winFault(scene: Scene, story: Story): string | undefined {
  const { steps, winner } = story;
  const claimed = steps.findIndex((step) => moveWins(scene, step));
  if (claimed >= 0) {
    if (claimed < steps.length - 1) return 'the turn goes on after a win';
    return winner + 1 === scene.mover.side ? undefined : 'a winning step does not win';
  }
  const built = builtWinner(scene, story);
  if (built === undefined) return winner < 0 ? undefined : 'a win without a reason';
  if (winner < 0) return 'five towers do not win';
  if (winner + 1 !== built) return 'the wrong side wins';
  const early = steps.slice(0, -1).some((_, n) => towersIn(steps[n + 1]!.board) >= TOWERS);
  return early && !scene.isExtra ? 'the turn goes on after five towers' : undefined;
}

/** Up to the third level, Pan's fall, or Eros' meeting, unless somebody forbids it. */
function moveWins(scene: Scene, step: StoryStep): boolean {
  if (scene.isExtra || !isMove(step)) return false;
  const { levelFrom, levelTo, side, to } = step;
  if (isPerimeter(to) && against(scene, side, 'hera').length > 0) return false;
  if (levelTo === 3 && levelFrom === 2) return true;
  if (scene.mover.power === 'bellerophon' && levelTo === 3 && levelFrom === 1) return true;
  if (scene.mover.power === 'pan' && levelFrom - levelTo >= 2) return true;
  return scene.mover.power === 'eros' && meets(scene, step);
}

function meets({ seats }: Scene, { board, side, from, to, levelTo }: StoryStep): boolean {
  const fellows = squaresIn(board.crews[side]!).filter((square) => square !== from);
  const [fellow] = fellows;
  if (fellow === undefined || fellows.length > 1 || !areNeighbours(fellow, to)) return false;
  return board.levels[fellow] === levelTo && (levelTo === 1 || seats.length === 3);
}

/** The side, counted from 1, for which five complete towers stand at the end of the turn: the mover's own first. */
function builtWinner({ cards, mover, isExtra }: Scene, { end, shape }: Story): number | undefined {
  const keepers = cards.filter(({ power }) => power === 'chronus').map(({ side }) => side);
  if (towersIn(end) < TOWERS || keepers.length === 0) return undefined;
  const earnsMore = isExtra && mover.power === 'dionysus' && /d$/.test(shape);
  if (earnsMore) return undefined;
  return keepers.includes(mover.side) ? mover.side : keepers[0];
}

function towersIn({ domes, levels }: StoryBoard): number {
  return levels.filter((level, square) => level === 3 && has(domes, square)).length;
}
