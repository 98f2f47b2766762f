import { crewOf, levelAt, type Position, parseSquare, type Square, type Squares } from '@thera/santorini';

/** A complete turn: the positions around it, and its steps in notation. */
export interface LessonTurn {
  readonly before: Position;
  readonly after: Position;
  readonly steps: readonly string[];
}

/** One square further, or straight to the end of a walk. */
export interface MoveFact {
  readonly from: Square;
  readonly to: Square;
  /** By how many levels it went up. */
  readonly rise: number;
  /** What happens to somebody who stands there. */
  readonly meets: 'nobody' | 'swap' | 'push';
}

export interface BuildFact {
  readonly square: Square;
  /** The blocks that stand there afterwards. */
  readonly level: number;
  readonly isDome: boolean;
}

/** What a turn has done, as far as lessons ask. */
export interface TurnFacts extends LessonTurn {
  /** The seat whose turn it was; with two players it is also the side. */
  readonly mover: number;
  readonly left: Squares;
  readonly reached: Squares;
  readonly moves: readonly MoveFact[];
  readonly builds: readonly BuildFact[];
  /** The kinds of step in their order. */
  readonly order: readonly ('move' | 'build')[];
}

const MOVE = /^([A-E][1-5])(<>|>)([A-E][1-5])(\(>)?/;
const WALKS = /^\(([A-E][1-5]),([A-E][1-5])\)>\(([A-E][1-5]),([A-E][1-5])\)/;
const BUILD = /^\^([A-E][1-5])(X?)/;

/** Reads what a turn has done out of its steps. */
export function turnFacts(turn: LessonTurn): TurnFacts {
  const { before, after, steps } = turn;
  const levels = Array.from({ length: 25 }, (_, square) => levelAt(before, square));
  const moves: MoveFact[] = [];
  const builds: BuildFact[] = [];
  const order: ('move' | 'build')[] = [];
  const move = (from: Square, to: Square, meets: MoveFact['meets']): void => {
    moves.push({ from, to, rise: levels[to]! - levels[from]!, meets });
    order.push('move');
  };
  for (const step of steps) {
    const [, from, sign, to, push] = MOVE.exec(step) ?? [];
    const [, first, second, firstEnd, secondEnd] = WALKS.exec(step) ?? [];
    const [, site, early] = BUILD.exec(step) ?? [];
    if (from !== undefined)
      move(squareOf(from), squareOf(to), sign === '<>' ? 'swap' : push ? 'push' : 'nobody');
    if (first !== undefined) {
      move(squareOf(first), squareOf(firstEnd), 'nobody');
      move(squareOf(second), squareOf(secondEnd), 'nobody');
    }
    if (site !== undefined) {
      const square = squareOf(site);
      const isDome = early === 'X' || levels[square] === 3;
      if (!isDome) levels[square]!++;
      builds.push({ square, level: levels[square]!, isDome });
      order.push('build');
    }
  }
  const [was, is] = [crewOf(before, before.turn), crewOf(after, before.turn)];
  return { ...turn, mover: before.turn, left: was & ~is, reached: is & ~was, moves, builds, order };
}

function squareOf(name: string | undefined): Square {
  const square = parseSquare(name ?? '');
  if (square === undefined) throw new Error(`no square: ${name}`);
  return square;
}
