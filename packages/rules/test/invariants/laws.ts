import { usesHero } from '../heroes.ts';
import { isPerimeter } from '../naive/board.ts';
import { against, has, type Scene, squaresIn, touches } from '../scene.ts';
import { isBuild, isMove, type Story, type StoryBoard } from '../story.ts';

/** Whether the turn goes up: what Athena forbids and Persephone asks for. */
export const climbs = ({ steps }: Story): boolean =>
  steps.some((step) => isMove(step) && step.levelTo > step.levelFrom);

/** Whether the turn goes down: what arms Nike and Asteria. */
export const falls = ({ steps }: Story): boolean =>
  steps.some((step) => isMove(step) && step.levelTo < step.levelFrom);

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
  for (const step of steps) {
    if (!isBuild(step) && step.sign !== 't') continue;
    // All that turn to stone do so at once, on the board as it was before the first of them.
    const { crews } = step.sign === 't' ? firstStone!.board : step.board;
    const builder = scene.isExtra ? steps[0]!.side : scene.mover.side - 1;
    for (const { side, edition } of against(scene, builder, 'limus')) {
      const allowed = step.sign === 'd' && (edition === 'revised' || step.levelFrom === 3);
      if (!allowed && touches(crews[side - 1]!, step.from)) return 'Limus is built beside';
    }
  }
  return undefined;
}

/** Hera: nobody wins by moving into the perimeter. */
export function heraFault(scene: Scene, { steps, winner }: Story): string | undefined {
  const last = steps.at(-1)!;
  if (winner < 0 || !isMove(last) || !isPerimeter(last.to)) return undefined;
  return against(scene, last.side, 'hera').length > 0 ? 'Hera lets a win pass' : undefined;
}

/** Hypnus: a worker that begins the turn higher than all its fellows does not move. */
export function hypnusFault(scene: Scene, { steps }: Story): string | undefined {
  const moves = steps.filter(isMove);
  for (const [n, { side, from, sign }] of moves.entries()) {
    if (n > 0 && sign !== 'w') continue;
    if (against(scene, side, 'hypnus').length === 0) continue;
    const { levels, crews } = steps[0]!.board;
    const fellows = squaresIn(crews[side]!).filter((square) => square !== from);
    if (fellows.every((square) => levels[square]! < levels[from]!)) return 'a sleeper moves';
  }
  return undefined;
}

/** Aphrodite: a worker that begins beside hers and moves makes its last move beside hers. */
export function aphroditeFault(scene: Scene, { steps }: Story): string | undefined {
  const moves = steps.filter(isMove);
  const started = moves.filter(({ sign }, n) => n === 0 || sign === 'w');
  for (const move of started) {
    const last = move.sign === 'w' ? move : moves.at(-1)!;
    for (const { side } of against(scene, move.side, 'aphrodite')) {
      const before = steps[0]!.board.crews[side - 1]!;
      if (touches(before, move.from) && !touches(crewAfter(last.board, last, side - 1), last.to))
        return 'Aphrodite is left';
    }
  }
  return undefined;
}

/** A crew once a step has displaced one of it, before anybody is removed. */
function crewAfter(board: StoryBoard, step: Story['steps'][number], side: number): number {
  const crew = board.crews[side]!;
  const displaced = (step.sign === 's' || step.sign === 'p') && step.other === side && has(crew, step.to);
  return displaced ? (crew & ~(1 << step.to)) | (1 << step.landing) : crew;
}

/** Persephone: if any turn climbs, all do; but nobody is asked for a power that serves only once. */
export function persephoneFault(scene: Scene, stories: readonly Story[]): string | undefined {
  if (scene.isExtra || against(scene, scene.mover.side - 1, 'persephone').length === 0) return undefined;
  const asked = stories.some((story) => climbs(story) && !usesHero(scene, story));
  const level = stories.filter((story) => !climbs(story)).length;
  return asked && level > 0 ? `${level} turns do not climb` : undefined;
}
