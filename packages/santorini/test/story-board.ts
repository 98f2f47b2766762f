import { SQUARES, type Square } from './naive/board.ts';
import type { StoryStep } from './story.ts';

/** A board at one moment of a turn: sets of squares. */
export interface StoryBoard {
  readonly crews: readonly number[];
  readonly domes: number;
  readonly levels: readonly number[];
}

/** The board once a step has been taken. */
export function boardAfter(board: StoryBoard, step: StoryStep): StoryBoard {
  const { sign, from, to, side, other, landing } = step;
  switch (sign) {
    case 's':
    case 'p':
      return withCrew(withCrew(board, other, [to], [landing]), side, [from], [to]);
    case 'e':
      return withCrew(withCrew(board, side, [from], [to]), other, [to], [from]);
    case 'k':
    case 'x':
      return withCrew(board, side, [from], []);
    case 'c':
      return withCrew(board, side, [], [from]);
    case 't':
      return withLevel(withCrew(board, side, [from], []), from, board.levels[from]! + 1);
    case 'b':
      return withLevel(board, from, board.levels[from]! + 1);
    case 'r':
      return withLevel(board, from, board.levels[from]! - 1);
    case 'v':
      return withLevel(board, from, 0);
    case 'd':
      return { ...board, domes: board.domes | (1 << from) };
    case 'm':
    case 'f':
    case 'y':
    case 'w':
      return afterWalks(board, [step]);
    default:
      return board;
  }
}

/** The board once workers of one side have set off at the same time. */
export function afterWalks(board: StoryBoard, walks: readonly StoryStep[]): StoryBoard {
  return withCrew(
    board,
    walks[0]!.side,
    walks.map(({ from }) => from),
    walks.map(({ to }) => to),
  );
}

function withCrew(
  board: StoryBoard,
  side: number,
  gone: readonly Square[],
  come: readonly Square[],
): StoryBoard {
  const left = gone.reduce((set, square) => set & ~(1 << square), board.crews[side]!);
  return {
    ...board,
    crews: board.crews.with(
      side,
      come.reduce((set, square) => set | (1 << square), left),
    ),
  };
}

function withLevel(board: StoryBoard, square: Square, level: number): StoryBoard {
  return { ...board, levels: board.levels.with(square, level) };
}

/** Whether a square is in a set. */
export const has = (set: number, square: Square): boolean => ((set >> square) & 1) !== 0;

/** The squares of a set. */
export const squaresIn = (set: number): Square[] => SQUARES.filter((square) => has(set, square));
