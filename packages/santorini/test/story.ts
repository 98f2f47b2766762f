import { crewOf, levelAt, type Position } from '../src/position.ts';
import {
  AIM,
  BLOCK,
  CARRY,
  COME,
  DOME,
  FERRY,
  factsOf,
  fromOf,
  hasOperand,
  KILL,
  kindOf,
  lengthOf,
  MOVE,
  otherOf,
  PAIR,
  PASS,
  PREFIX,
  PUSH,
  RAZE,
  SINK,
  SLAY,
  STONE,
  SWAP,
  sideOf,
  TOKEN,
  TRADE,
  toOf,
  WALK,
  WON,
  winnerOf,
} from '../src/steps.ts';
import { type Square, straightOn } from './naive/board.ts';
import { afterWalks, boardAfter, type StoryBoard } from './story-board.ts';

/** The sign of each kind of step, so that a turn's shape can be read: `mb` is a move and a block. */
const SIGNS = new Map<number, string>([
  [MOVE, 'm'],
  [SWAP, 's'],
  [PUSH, 'p'],
  [WALK, 'w'],
  [FERRY, 'f'],
  [BLOCK, 'b'],
  [DOME, 'd'],
  [RAZE, 'r'],
  [PASS, '-'],
  [KILL, 'k'],
  [STONE, 't'],
  [SLAY, 'x'],
  [SINK, 'v'],
  [COME, 'c'],
  [TRADE, 'e'],
  [TOKEN, 'o'],
  [AIM, 'a'],
  [PAIR, '&'],
  [CARRY, 'y'],
]);

/** One step of a turn, and the board as it was before it. */
export interface StoryStep {
  readonly sign: string;
  /** A square; the number of a direction where one is chosen. */
  readonly from: Square;
  /** Where a worker went; the same square for what names only one. */
  readonly to: Square;
  /** Where a worker that moved stands when others are done with it. */
  readonly stands: Square;
  /** The side of the worker that is moved or removed. */
  readonly side: number;
  /** The side of a worker that was swapped or pushed, and where it landed. */
  readonly other: number;
  readonly landing: Square;
  readonly levelFrom: number;
  readonly levelTo: number;
  readonly board: StoryBoard;
}

/** A turn told step by step, by other means than the code that plays it. */
export interface Story {
  readonly steps: readonly StoryStep[];
  /** The signs of all steps, `#` at the end of a turn that ends the game. */
  readonly shape: string;
  readonly start: StoryBoard;
  readonly end: StoryBoard;
  /** The seat that has won, or -1. */
  readonly winner: number;
  /** It stops for somebody's decision, and nothing has happened yet. */
  readonly isPaused: boolean;
}

/** Tells the turn that begins at `at`. */
export function tell(position: Position, data: Int32Array, at: number): Story {
  const head = data[at]!;
  const end = at + lengthOf(head);
  const steps: StoryStep[] = [];
  const start: StoryBoard = {
    crews: [0, 1, 2].map((side) => crewOf(position, side)),
    domes: position.domes,
    levels: Array.from({ length: 25 }, (_, square) => levelAt(position, square)),
  };
  let board = start;
  for (let i = at + 1; i < end; i++) {
    const packed = data[i]!;
    if (hasOperand(packed)) {
      i++;
      continue;
    }
    const step = read(packed, board);
    steps.push(step);
    // Two walkers set off at once: the first may end where the second began.
    if (step.sign === 'w' && i + 1 < end && kindOf(data[i + 1]!) === WALK) {
      const second = read(data[++i]!, board);
      steps.push(second);
      board = afterWalks(board, [step, second]);
    } else board = boardAfter(board, step);
  }
  const won = (factsOf(head) & WON) !== 0;
  const shape = steps.map(({ sign }) => sign).join('') + (won ? '#' : '');
  const isPaused = end > at + 1 && kindOf(data[at + 1]!) === PREFIX;
  return { steps: withCarries(steps), shape, start, end: board, winner: won ? winnerOf(head) : -1, isPaused };
}

/** Whether a step is a worker's own move. */
export const isMove = ({ sign }: StoryStep): boolean => 'mspw'.includes(sign);
/** Whether a step is a build. */
export const isBuild = ({ sign }: StoryStep): boolean => 'bd'.includes(sign);

/** The moves of a turn, worker by worker. */
export function movesByWorker({ steps }: Story): StoryStep[][] {
  const workers: StoryStep[][] = [];
  for (const move of steps.filter(isMove)) {
    const own = move.sign === 'w' ? undefined : workers.find((moves) => moves.at(-1)!.stands === move.from);
    if (own === undefined) workers.push([move]);
    else own.push(move);
  }
  return workers;
}

/** Where the worker is in the end that stood on a square when the turn began; undefined if it is gone. */
export function whereabouts({ steps }: Story, start: Square): Square | undefined {
  let at: Square | undefined = start;
  const walk = steps.find(({ sign, from }) => sign === 'w' && from === start);
  if (walk !== undefined) at = walk.to;
  for (const { sign, from, to, landing } of steps) {
    if ('mfy'.includes(sign) && from === at) at = to;
    else if ('spe'.includes(sign) && from === at) at = to;
    else if ('sp'.includes(sign) && to === at) at = landing;
    else if (sign === 'e' && to === at) at = from;
    else if ('ktx'.includes(sign) && from === at) return undefined;
  }
  return at;
}

function read(packed: number, board: StoryBoard): StoryStep {
  const sign = SIGNS.get(kindOf(packed));
  if (sign === undefined) throw new Error(`no story has a step of kind ${kindOf(packed)}`);
  const from = fromOf(packed);
  const to = 'mspwfye&'.includes(sign) ? toOf(packed) : from;
  return {
    sign,
    from,
    to,
    stands: to,
    side: sideOf(packed),
    other: otherOf(packed),
    landing: sign === 'p' ? (straightOn(from, to) ?? -1) : from,
    levelFrom: board.levels[from] ?? 0,
    levelTo: board.levels[to]!,
    board,
  };
}

/** Every move with the square that its worker was carried to from there. */
function withCarries(steps: readonly StoryStep[]): StoryStep[] {
  return steps.map((step, n) => {
    if (!isMove(step)) return step;
    const next = steps.findIndex((other, m) => m > n && isMove(other));
    const until = next < 0 ? undefined : next;
    const carry = steps.slice(n, until).find(({ sign, from }) => sign === 'y' && from === step.to);
    return carry === undefined ? step : { ...step, stands: carry.to };
  });
}
