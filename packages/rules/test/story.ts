import { crewOf, levelAt, type Position } from '../src/position.ts';
import {
  BLOCK,
  DOME,
  FERRY,
  factsOf,
  fromOf,
  KILL,
  kindOf,
  LINEUP,
  lengthOf,
  MOVE,
  NOTE,
  otherOf,
  PASS,
  PUSH,
  RAZE,
  SLAY,
  STONE,
  SWAP,
  sideOf,
  toOf,
  WALK,
  WON,
  winnerOf,
} from '../src/steps.ts';
import { type Square, straightOn } from './naive/board.ts';

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
]);

/** One step of a turn, and the board as it was before it. */
export interface StoryStep {
  readonly sign: string;
  readonly from: Square;
  /** Where a worker went; the same square for what names only one. */
  readonly to: Square;
  /** The side of the worker that is moved or removed. */
  readonly side: number;
  /** The side of a worker that was swapped or pushed, and where it landed. */
  readonly other: number;
  readonly landing: Square;
  readonly levelFrom: number;
  readonly levelTo: number;
  readonly board: StoryBoard;
}

/** A board at one moment of a turn: sets of squares. */
export interface StoryBoard {
  readonly crews: readonly number[];
  readonly domes: number;
  readonly levels: readonly number[];
}

/** A turn told step by step, by other means than the code that plays it. */
export interface Story {
  readonly steps: readonly StoryStep[];
  /** The signs of all steps, `#` at the end of a turn that ends the game. */
  readonly shape: string;
  readonly end: StoryBoard;
  /** The seat that has won, or -1. */
  readonly winner: number;
}

/** Tells the turn that begins at `at`. */
export function tell(position: Position, data: Int32Array, at: number): Story {
  const head = data[at]!;
  const steps: StoryStep[] = [];
  let board: StoryBoard = {
    crews: [0, 1, 2].map((side) => crewOf(position, side)),
    domes: position.domes,
    levels: Array.from({ length: 25 }, (_, square) => levelAt(position, square)),
  };
  for (let i = at + 1; i < at + lengthOf(head); i++) {
    const packed = data[i]!;
    const kind = kindOf(packed);
    if (kind === NOTE || kind === LINEUP) {
      i++;
      continue;
    }
    const step = read(packed, board);
    steps.push(step);
    // Two walkers set off at once: the first may end where the second began.
    const together = kind === WALK && kindOf(data[i + 1] ?? PASS) === WALK && i + 1 < at + lengthOf(head);
    if (together) {
      const second = read(data[++i]!, board);
      steps.push(second);
      board = afterWalks(board, [step, second]);
    } else board = after(board, step);
  }
  const won = (factsOf(head) & WON) !== 0;
  const shape = steps.map(({ sign }) => sign).join('') + (won ? '#' : '');
  return { steps, shape, end: board, winner: won ? winnerOf(head) : -1 };
}

/** Whether a step is a worker's own move. */
export const isMove = ({ sign }: StoryStep): boolean => 'mspw'.includes(sign);
/** Whether a step is a build. */
export const isBuild = ({ sign }: StoryStep): boolean => 'bd'.includes(sign);

function read(packed: number, board: StoryBoard): StoryStep {
  const sign = SIGNS.get(kindOf(packed));
  if (sign === undefined) throw new Error(`no story has a step of kind ${kindOf(packed)}`);
  const from = fromOf(packed);
  const to = 'mspwf'.includes(sign) ? toOf(packed) : from;
  return {
    sign,
    from,
    to,
    side: sideOf(packed),
    other: otherOf(packed),
    landing: sign === 'p' ? (straightOn(from, to) ?? -1) : from,
    levelFrom: board.levels[from]!,
    levelTo: board.levels[to]!,
    board,
  };
}

function after(board: StoryBoard, step: StoryStep): StoryBoard {
  const { sign, from, to, side, other, landing } = step;
  const bit = 1 << from;
  switch (sign) {
    case 's':
    case 'p': {
      const crews = board.crews.with(other, (board.crews[other]! & ~(1 << to)) | (1 << landing));
      return { ...board, crews: crews.with(side, (crews[side]! & ~bit) | (1 << to)) };
    }
    case 'k':
    case 'x':
      return { ...board, crews: board.crews.with(side, board.crews[side]! & ~bit) };
    case 't':
      return {
        ...board,
        crews: board.crews.with(side, board.crews[side]! & ~bit),
        levels: board.levels.with(from, board.levels[from]! + 1),
      };
    case 'b':
      return { ...board, levels: board.levels.with(from, board.levels[from]! + 1) };
    case 'r':
      return { ...board, levels: board.levels.with(from, board.levels[from]! - 1) };
    case 'd':
      return { ...board, domes: board.domes | bit };
    case '-':
      return board;
    default:
      return afterWalks(board, [step]);
  }
}

function afterWalks(board: StoryBoard, walks: readonly StoryStep[]): StoryBoard {
  const { side } = walks[0]!;
  const left = walks.reduce((set, { from }) => set & ~(1 << from), board.crews[side]!);
  return {
    ...board,
    crews: board.crews.with(
      side,
      walks.reduce((set, { to }) => set | (1 << to), left),
    ),
  };
}
