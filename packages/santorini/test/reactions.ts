import { reserveOf } from './card-memory.ts';
import type { CardAtWork } from './cards-at-work.ts';
import { neighboursOf, type Square } from './naive/board.ts';
import { atWork, closedTo, has, type Scene } from './scene.ts';
import type { Story } from './story.ts';
import { manned, type StoryBoard } from './story-board.ts';

/** Who may bring in a worker when a dome is built, the mover first. */
export function reactors(scene: Scene): CardAtWork[] {
  const all = atWork(scene, 'gaea');
  const own = all.filter(({ seat }) => seat === scene.mover.seat);
  const wait = ({ seat }: CardAtWork): number => (seat - scene.mover.seat + 4) % 4;
  return own.length > 0 ? own : all.toSorted((a, b) => wait(a) - wait(b));
}

/** Whether a step is somebody's answer to a dome, and not the mover's own choice. */
export function isReaction(scene: Scene, { steps }: Story, n: number): boolean {
  const { sign, side } = steps[n]!;
  if (sign !== '-' && sign !== 'c') return false;
  const keepers = reactors(scene);
  if (keepers.length === 0 || (sign === 'c' && !keepers.some((card) => card.side === side + 1))) return false;
  const before = steps.slice(0, n).findLast((step) => step.sign !== '-' && step.sign !== 'c');
  return before?.sign === 'd';
}

/** Where a worker of the reserve may come in beside a dome, on a board, when so many of them have come already. */
export function sitesBeside(
  scene: Scene,
  card: CardAtWork,
  board: StoryBoard,
  dome: Square,
  come: number,
): Square[] {
  if (come >= reserveOf(card)) return [];
  const shut = manned(board) | board.domes | closedTo(scene, card.side - 1);
  return neighboursOf(dome).filter((square) => board.levels[square] === 0 && !has(shut, square));
}
