import { crewOf, levelAt, type Position } from '../src/position.ts';
import {
  AGAIN,
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

/** The sign of each kind of step: `m` is a move, `b` a block. */
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

/** One step of a turn. */
export interface StoryStep {
  readonly sign: string;
  /** A square; the number of a direction where one is chosen. */
  readonly from: Square;
  /** Where a worker went; the same square for what names only one. */
  readonly to: Square;
  /** The side of the worker that is moved or removed. */
  readonly side: number;
  /** The side of a worker that was swapped or pushed, and where it landed. */
  readonly other: number;
  readonly landing: Square;
}

/** A turn told step by step, by other means than the code that plays it. */
export interface Story {
  readonly steps: readonly StoryStep[];
  readonly start: StoryBoard;
  readonly end: StoryBoard;
  /** The seat that has won, or -1. */
  readonly winner: number;
  /** Its header says that an additional turn follows. */
  readonly isRepeated: boolean;
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
    const step = read(packed);
    steps.push(step);
    // Two walkers set off at once: the first may end where the second began.
    if (step.sign === 'w' && i + 1 < end && kindOf(data[i + 1]!) === WALK) {
      const second = read(data[++i]!);
      steps.push(second);
      board = afterWalks(board, [step, second]);
    } else board = boardAfter(board, step);
  }
  const won = (factsOf(head) & WON) !== 0;
  const isPaused = end > at + 1 && kindOf(data[at + 1]!) === PREFIX;
  const isRepeated = (factsOf(head) & AGAIN) !== 0;
  return { steps, start, end: board, winner: won ? winnerOf(head) : -1, isRepeated, isPaused };
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

function read(packed: number): StoryStep {
  const sign = SIGNS.get(kindOf(packed));
  if (sign === undefined) throw new Error(`no story has a step of kind ${kindOf(packed)}`);
  const from = fromOf(packed);
  const to = 'mspwfye&'.includes(sign) ? toOf(packed) : from;
  return {
    sign,
    from,
    to,
    side: sideOf(packed),
    other: otherOf(packed),
    landing: sign === 'p' ? (straightOn(from, to) ?? -1) : from,
  };
}
