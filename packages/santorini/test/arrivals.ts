import { fateOf, squaresKept } from './card-memory.ts';
import type { CardAtWork } from './cards-at-work.ts';
import { areNeighbours, isPerimeter, type Square } from './naive/board.ts';
import { directionOf, onward } from './naive/directions.ts';
import { abyssOf, against, atWork, closedTo, has, type Scene, squaresIn } from './scene.ts';
import { isMove, type Story, type StoryStep } from './story.ts';
import { manned, type StoryBoard } from './story-board.ts';

/** What becomes of a worker that has moved, by the rules of others and not by what the story tells. */
export interface Arrival {
  /** The square that a whirlpool carried it to, and the card that did. */
  readonly exit?: Square;
  readonly pool?: CardAtWork;
  /** Where it stands in the end. */
  readonly stands: Square;
  /** The side, counted from 1, that has won by it; the game is over if there is one. */
  readonly winner?: number;
  /** The step itself has ended the game, before anything could follow from it. */
  readonly isOver?: boolean;
}

/** What the n-th step of a turn, which is a move, must lead to. */
export function arrivalOf(scene: Scene, story: Story, n: number): Arrival {
  const { steps, end } = story;
  const move = steps[n]!;
  const stepped = steps[n + 1]?.board ?? end;
  const lost = loserOn(scene, stepped);
  if (lost !== undefined) return { stands: move.to, winner: survivor(lost), isOver: true };
  const pool = openPool(scene, story, n, stepped);
  if (pool === undefined) {
    const winner = winnerBy(scene, story, move, move.from, move.to, 'step');
    if (winner !== undefined) return { stands: move.to, winner, isOver: true };
  }
  const settled = boardAfterFollowers(story, n);
  const fallen = loserOn(scene, settled);
  if (fallen !== undefined) return { stands: move.to, winner: survivor(fallen) };
  if (pool === undefined || !isOpen(scene, settled, pool.exit)) {
    const winner = winnerBy(scene, story, move, move.from, move.to, 'step');
    return winner === undefined ? driftFrom(scene, settled, move, move.to, {}) : { stands: move.to, winner };
  }
  const { card, exit } = pool;
  const through = { exit, pool: card };
  if (has(abyssOf(scene), exit)) return { ...through, stands: exit, winner: survivor(move.side) };
  const way = card.edition === 'revised' ? 'carried' : 'step';
  const from = card.edition === 'revised' ? move.from : move.to;
  const winner = winnerBy(scene, story, move, from, exit, way);
  if (winner !== undefined) return { ...through, stands: exit, winner };
  return driftFrom(scene, settled, move, exit, through);
}

/** The board once workers were removed or pulled because of a move, and before the mover is carried on. */
function boardAfterFollowers({ steps, end }: Story, n: number): StoryBoard {
  let next = n + 1;
  while ('kf'.includes(steps[next]?.sign ?? '-')) next++;
  return steps[next]?.board ?? end;
}

/** The board on which Aphrodite looks: after pulls, but before anybody is removed. */
export function boardForAphrodite({ steps, end }: Story, n: number): StoryBoard {
  let next = n + 1;
  while (steps[next]?.sign === 'f') next++;
  return steps[next]?.board ?? end;
}

const survivor = (side: number): number => (side === 0 ? 2 : 1);

/** The side, counted from 0, of a worker in the abyss. */
function loserOn(scene: Scene, { crews }: StoryBoard): number | undefined {
  const abyss = abyssOf(scene);
  const side = abyss === 0 ? -1 : crews.findIndex((crew) => (crew & abyss) !== 0);
  return side < 0 ? undefined : side;
}

function isOpen(scene: Scene, board: StoryBoard, square: Square): boolean {
  return !has(manned(board) | board.domes | closedTo(scene, scene.mover.side - 1), square);
}

/** The whirlpool that a move came to, if its fellow is free. */
function openPool(
  scene: Scene,
  { steps }: Story,
  n: number,
  board: StoryBoard,
): { readonly card: CardAtWork; readonly exit: Square } | undefined {
  const { to } = steps[n]!;
  const changed = steps.slice(0, n).filter(({ sign }) => 'bdrv'.includes(sign));
  for (const card of atWork(scene, 'charybdis')) {
    const pools = changed.reduce((set, { from }) => set & ~(1 << from), squaresKept(card));
    const [exit] = squaresIn(pools & ~(1 << to));
    if (has(pools, to) && exit !== undefined && isOpen(scene, board, exit)) return { card, exit };
  }
  return undefined;
}

/** Harpies: on in the direction of the step until something is in the way or higher. */
function driftFrom(
  scene: Scene,
  board: StoryBoard,
  { from, to, side }: StoryStep,
  start: Square,
  through: Pick<Arrival, 'exit' | 'pool'>,
): Arrival {
  let at = start;
  if (against(scene, side, 'harpies').length === 0) return { ...through, stands: at };
  const direction = directionOf(from, to);
  for (;;) {
    const next = onward(at, direction);
    if (next === undefined || board.levels[next]! > board.levels[at]!) return { ...through, stands: at };
    const fellows = { ...board, crews: board.crews.with(side, board.crews[side]! & ~(1 << to)) };
    if (!isOpen(scene, fellows, next)) return { ...through, stands: at };
    at = next;
    if (has(abyssOf(scene), at)) return { ...through, stands: at, winner: survivor(side) };
  }
}

/** The side, counted from 1, that wins by a worker's coming from one square to another. */
function winnerBy(
  scene: Scene,
  story: Story,
  move: StoryStep,
  from: Square,
  to: Square,
  way: 'step' | 'carried',
): number | undefined {
  const { side } = move;
  if (scene.isExtra || (isPerimeter(to) && against(scene, side, 'hera').length > 0)) return undefined;
  const owner = side + 1;
  const own = owner === scene.mover.side;
  if (!own && (scene.mover.edition === 'printed' || way === 'carried')) return undefined;
  // Another's worker in Eris' hands wins by its owner's power, never by height.
  const powers = own ? [scene.mover.power] : scene.cards.filter((card) => card.side === owner).map(powerIn);
  const wins =
    (own && winsByHeight(scene, story, move, from, to, way)) ||
    (way === 'step' && powers.some((power) => winsByPower(scene, power, move, from, to)));
  if (!wins) return undefined;
  const thief = own ? against(scene, side, 'moerae').find((card) => has(fateOf(card), to)) : undefined;
  return thief?.side ?? owner;
}

const powerIn = ({ power }: CardAtWork): string => power;

function winsByHeight(
  { mover }: Scene,
  { steps }: Story,
  { board, from: start }: StoryStep,
  from: Square,
  to: Square,
  way: 'step' | 'carried',
): boolean {
  if (board.levels[to] !== 3) return false;
  const origin = steps.find(isMove)!.from;
  if (mover.power === 'stymphalians' && (to === origin || areNeighbours(to, origin))) return false;
  if (way === 'carried' || board.levels[from] === 2) return true;
  if (mover.power === 'bellerophon' && !mover.spent && board.levels[from] === 1) return true;
  return from === start && mover.power === 'iris' && !areNeighbours(from, to) && board.levels[from]! < 3;
}

function winsByPower(scene: Scene, power: string, move: StoryStep, from: Square, to: Square): boolean {
  const { board, side } = move;
  if (power === 'pan') return board.levels[from]! - board.levels[to]! >= 2;
  if (power !== 'eros') return false;
  const fellows = squaresIn(board.crews[side]!).filter((square) => square !== move.from);
  const [fellow] = fellows;
  if (fellow === undefined || fellows.length > 1 || !areNeighbours(fellow, to)) return false;
  const level = board.levels[to];
  return board.levels[fellow] === level && (level === 1 || scene.seats.length === 3);
}
