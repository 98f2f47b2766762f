import { arrivalOf, boardForAphrodite } from '../arrivals.ts';
import { fateOf } from '../card-memory.ts';
import { isPerimeter } from '../naive/board.ts';
import { abyssOf, against, atWork, has, type Scene, squaresIn, touches } from '../scene.ts';
import { isBuild, isMove, movesByWorker, type Story } from '../story.ts';
import { manned } from '../story-board.ts';

/** By how much each of the mover's own moves rises; in print the way through a whirlpool is a move as well. */
function rises(scene: Scene, story: Story): number[] {
  const hasPools = atWork(scene, 'charybdis').some(({ edition }) => edition === 'printed');
  return story.steps.flatMap((step, n) => {
    if (!isMove(step) || step.side + 1 !== scene.mover.side) return [];
    const rise = step.levelTo - step.levelFrom;
    const { exit, pool } = hasPools && step.sign !== 'w' ? arrivalOf(scene, story, n) : {};
    if (exit === undefined || pool?.edition !== 'printed') return [rise];
    return [rise, step.board.levels[exit]! - step.levelTo];
  });
}

/** Whether the turn goes up: what Athena remembers and Persephone asks for. */
export const climbs = (scene: Scene, story: Story): boolean => rises(scene, story).some((rise) => rise > 0);

/** Whether the turn goes down: what arms Nike and Asteria. */
export const falls = (scene: Scene, story: Story): boolean => rises(scene, story).some((rise) => rise < 0);

/** Athena after her climb, Nike after her fall: no opponent moves up. */
export function climbBanFault(scene: Scene, { steps }: Story): string | undefined {
  const up = steps.find((step) => isMove(step) && step.levelTo > step.levelFrom);
  if (up === undefined) return undefined;
  const bans = [...against(scene, up.side, 'athena'), ...against(scene, up.side, 'nike')];
  return bans.some(({ marked }) => marked) ? 'a ban is climbed past' : undefined;
}

/** Hades: no opponent moves down. */
export function hadesFault(scene: Scene, { steps }: Story): string | undefined {
  const down = steps.find((step) => isMove(step) && step.levelTo < step.levelFrom);
  if (down === undefined) return undefined;
  return against(scene, down.side, 'hades').length > 0 ? 'Hades lets a worker down' : undefined;
}

/** Limus: beside her workers opponents build domes only; in print only those that complete a tower. */
export function limusFault(scene: Scene, { steps }: Story): string | undefined {
  const firstStone = steps.find(({ sign }) => sign === 't');
  const builder = steps.find(isMove)?.side ?? scene.mover.side - 1;
  for (const step of steps) {
    if (!isBuild(step) && step.sign !== 't') continue;
    // All that turn to stone do so at once, on the board as it was before the first of them.
    const { crews } = step.sign === 't' ? firstStone!.board : step.board;
    for (const { side, edition } of against(scene, builder, 'limus')) {
      const allowed = step.sign === 'd' && (edition === 'revised' || step.levelFrom === 3);
      if (!allowed && touches(crews[side - 1]!, step.from)) return 'Limus is built beside';
    }
  }
  return undefined;
}

/** Hera: nobody wins by moving into the perimeter. Moerae: no opponent wins by moving into their squares. */
export function deniedWinFault(scene: Scene, { steps, winner, end }: Story): string | undefined {
  const last = steps.at(-1);
  if (winner + 1 !== scene.mover.side || last === undefined || (manned(end) & abyssOf(scene)) !== 0)
    return undefined;
  if (!isMove(last) && last.sign !== 'y') return undefined;
  if (isPerimeter(last.to) && against(scene, last.side, 'hera').length > 0) return 'Hera lets a win pass';
  const fates = against(scene, last.side, 'moerae').map(fateOf);
  return fates.some((fate) => has(fate, last.to)) ? 'Moerae let a win pass' : undefined;
}

/** Hypnus: a worker that begins the turn higher than all its fellows does not move. */
export function hypnusFault(scene: Scene, story: Story): string | undefined {
  const { levels, crews } = story.start;
  for (const moves of movesByWorker(story)) {
    const { side, from } = moves[0]!;
    if (against(scene, side, 'hypnus').length === 0 || !has(crews[side]!, from)) continue;
    const fellows = squaresIn(crews[side]!).filter((square) => square !== from);
    if (fellows.every((square) => levels[square]! < levels[from]!)) return 'a sleeper moves';
  }
  return undefined;
}

/** Aphrodite: a worker that begins beside hers and moves makes its last move beside hers. */
export function aphroditeFault(scene: Scene, story: Story): string | undefined {
  const { start, steps, end } = story;
  if ((manned(end) & abyssOf(scene)) !== 0) return undefined;
  for (const moves of movesByWorker(story)) {
    const { side, from } = moves[0]!;
    for (const her of against(scene, side, 'aphrodite')) {
      if (!has(start.crews[side]!, from) || !touches(start.crews[her.side - 1]!, from)) continue;
      const n = steps.indexOf(moves.at(-1)!);
      const crew = boardForAphrodite(story, n).crews[her.side - 1]!;
      if (!touches(crew, lastSquare(scene, story, n))) return 'Aphrodite is left';
    }
  }
  return undefined;
}

/** Where the n-th step, a move, ends for who asks: on its own square, or behind a whirlpool whose way is a move. */
function lastSquare(scene: Scene, story: Story, n: number): number {
  const { sign, to } = story.steps[n]!;
  const { exit, pool } = sign === 'w' ? {} : arrivalOf(scene, story, n);
  return exit !== undefined && pool?.edition === 'printed' ? exit : to;
}
