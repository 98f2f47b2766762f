import { arrivalOf } from '../arrivals.ts';
import { abyssOf, has, type Scene, squaresIn } from '../scene.ts';
import { isMove, type Story } from '../story.ts';
import type { StoryBoard } from '../story-board.ts';
import { surroundedBy } from './maenads.ts';

const TOWERS = 5;

/** Every win has a reason, every reason makes a win at once, and nothing comes after it. */
export function winFault(scene: Scene, story: Story): string | undefined {
  const { steps, winner } = story;
  for (const [n, step] of steps.entries()) {
    if (!isMove(step) || step.sign === 'w') continue;
    const arrival = arrivalOf(scene, story, n);
    if (arrival.winner === undefined) continue;
    const follows = arrival.isOver === true ? '' : 'kfy';
    const after = steps.slice(n + 1).filter(({ sign }) => !follows.includes(sign));
    if (after.length > 0) return 'the turn goes on after a win';
    return winner + 1 === arrival.winner ? undefined : 'a winning step does not win for the right side';
  }
  const fallen = fallenSide(scene, story.end);
  if (fallen !== undefined)
    return winner === 1 - fallen ? undefined : 'somebody is in the abyss and has not lost';
  return endFault(scene, story);
}

/** Wins by the state of the board: five towers, and whoever is caught between Maenads. */
function endFault(scene: Scene, story: Story): string | undefined {
  const { steps, winner } = story;
  const built = builtWinner(scene, story);
  const last = built ?? caughtWinner(scene, story);
  if (last === undefined) return winner < 0 ? undefined : 'a win without a reason';
  if (winner < 0) return 'what stands on the board does not win';
  if (winner + 1 !== last) return 'the wrong side wins';
  if (built === undefined) return undefined;
  const early = steps.slice(0, -1).some((_, n) => towersIn(steps[n + 1]!.board) >= TOWERS);
  return early && !isLate(scene, story) ? 'the turn goes on after five towers' : undefined;
}

function fallenSide(scene: Scene, { crews }: StoryBoard): number | undefined {
  const abyss = abyssOf(scene);
  const side = crews.findIndex((crew) => (crew & abyss) !== 0);
  return side < 0 ? undefined : side;
}

/** Nobody wins in the middle of an additional turn, nor by a turn that Eris takes with another's worker in print. */
function isLate({ isExtra, mover }: Scene, { steps }: Story): boolean {
  return isExtra || (mover.edition === 'printed' && steps[0]!.side + 1 !== mover.side);
}

/** The side, counted from 1, for which five complete towers stand at the end of the turn: the mover's own first. */
function builtWinner({ cards, mover, isExtra }: Scene, { end, shape }: Story): number | undefined {
  const keepers = cards.filter(({ power }) => power === 'chronus').map(({ side }) => side);
  if (towersIn(end) < TOWERS || keepers.length === 0) return undefined;
  const earnsMore = isExtra && mover.power === 'dionysus' && /d[-c]*$/.test(shape);
  if (earnsMore) return undefined;
  return keepers.includes(mover.side) ? mover.side : keepers[0];
}

/** Maenads win when no other side is left. */
function caughtWinner(scene: Scene, { steps, end }: Story): number | undefined {
  const { mover, isExtra, seats } = scene;
  if (mover.power !== 'maenads' || isExtra || steps[0]?.sign === '-') return undefined;
  const before = steps.find(({ sign }) => sign === 'k')?.board ?? end;
  const caught = surroundedBy(scene, before);
  const others = [0, 1, 2].filter(
    (side) => side !== mover.side - 1 && seats.some((seat) => seat.side === side + 1 && !seat.isOut),
  );
  return others.every((side) => (caught & before.crews[side]!) !== 0) ? mover.side : undefined;
}

/** How many complete towers stand. */
export function towersIn({ domes, levels }: StoryBoard): number {
  return squaresIn(domes).filter((square) => levels[square] === 3 && has(domes, square)).length;
}
