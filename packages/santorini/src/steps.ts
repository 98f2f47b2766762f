import { BOARD_SIZE, type Square } from './squares.ts';

/**
 * A turn in memory is a header and its steps, one integer each; `NOTE` and `LINEUP` have their operand in the
 * integer that follows, as has `PREFIX`. `play` carries steps out and knows no power.
 *
 *     header: how many integers, itself included | facts << 8 | (winning seat + 1) << 16 | next seat << 19
 *     step:   kind | a << 5 | b << 10 | side << 15 | other side << 17
 *
 * Choices come first; from `KILL` on, a step follows by itself from the choice before it.
 */
export const MOVE = 0; // a worker of the side goes from a to b
export const SWAP = 1; // so it does, and the other side's worker on b is forced to a
export const PUSH = 2; // so it does, and the other side's worker on b is forced straight on
export const WALK = 3; // a worker of the side goes from a to b by flat steps
export const FERRY = 4; // the side's worker is forced from a to b
export const BLOCK = 5; // a block on a
export const DOME = 6; // a dome on a
export const RAZE = 7; // the top block of a goes
export const PASS = 8; // the additional turn is declined
export const SLAY = 9; // the side's worker on a is removed, as a choice
export const SINK = 10; // all blocks of a go
export const COME = 11; // a new worker of the side comes to a
export const TRADE = 12; // the side's worker on a and the other side's on b change places
export const TOKEN = 13; // a token comes to a; a card remembers it
export const AIM = 14; // the direction a is chosen, or none; a card remembers it
export const PAIR = 15; // the workers on a and b are named, or that on b alone; a card remembers it
export const KILL = 17; // the side's worker on a is removed
export const STONE = 18; // the side's worker on a is removed, and a block takes its place
export const NOTE = 19; // the memory of slot a becomes the next integer
export const LINEUP = 20; // the line-up becomes the next integer
export const CARRY = 21; // the side's worker is carried from a to b
export const PREFIX = 22; // the turn stops for another's decision; the next integer says where

/** Facts about a turn, known while it is in progress and kept in its header. */
export const CLIMBED = 1; // a worker moved up
export const DOMED = 2; // a dome was built
export const COMPLETED = 4; // a tower was completed
export const AGAIN = 8; // the seat takes an additional turn
export const WON = 16; // the game is over
export const FELL = 32; // a worker moved down
export const SPENT = 64; // a power that serves once a game was used

/** A step that names one square. */
export function squareStep(kind: number, a: Square): number {
  return kind | (a << 5);
}

/** A step of a worker of `side` from `a` to `b`; `other` is whom it displaces. */
export function workerStep(kind: number, a: Square, b: Square, side: number, other: number = 0): number {
  return kind | (a << 5) | (b << 10) | (side << 15) | (other << 17);
}

export const kindOf = (packed: number): number => packed & 31;
export const fromOf = (packed: number): Square => (packed >> 5) & 31;
export const toOf = (packed: number): Square => (packed >> 10) & 31;
export const sideOf = (packed: number): number => (packed >> 15) & 3;
export const otherOf = (packed: number): number => (packed >> 17) & 3;
/** Both squares of a step at once, 10 bits, for tables that tell pairs of squares apart. */
export const squarePairOf = (packed: number): number => (packed >> 5) & 1023;
export const isChoice = (packed: number): boolean => kindOf(packed) < KILL;
/** Whether a worker goes somewhere of its own accord. */
export const isMove = (packed: number): boolean => kindOf(packed) <= WALK;
/** Whether something is built. */
export const isBuild = (packed: number): boolean => kindOf(packed) === BLOCK || kindOf(packed) === DOME;

const FROM_AND_TO: readonly number[] = [MOVE, SWAP, PUSH, FERRY, TRADE, PAIR];
/** Whether a choice goes from one square to another. */
export const goesFromTo = (packed: number): boolean => FROM_AND_TO.includes(kindOf(packed));
/** Whether a choice begins with the square of a worker. */
export const namesWorker = (packed: number): boolean => goesFromTo(packed) && fromOf(packed) < BOARD_SIZE;

export const hasOperand = (packed: number): boolean =>
  kindOf(packed) === NOTE || kindOf(packed) === LINEUP || kindOf(packed) === PREFIX;

/** The header of a turn; the winner is a side, or -1 while the game goes on. */
export function header(length: number, facts: number, winner: number, next: number): number {
  return length | (facts << 8) | ((winner + 1) << 16) | (next << 19);
}
export const lengthOf = (head: number): number => head & 255;
export const factsOf = (head: number): number => (head >> 8) & 255;
export const winnerOf = (head: number): number => ((head >> 16) & 7) - 1;
/** Whether a worker moves up, or down, in the turn with this header. */
export const climbs = (head: number): boolean => (head & (CLIMBED << 8)) !== 0;
export const falls = (head: number): boolean => (head & (FELL << 8)) !== 0;

/** A turn that stops after these steps for the decision of a seat: each is the operand of a `PREFIX`. */
export function pauseTurn(steps: readonly number[], seat: number): number[] {
  return [header(1 + 2 * steps.length, 0, -1, seat), ...steps.flatMap((step) => [PREFIX, step])];
}

/** The steps after which the turn that begins at `at` stops; undefined if it is complete. */
export function pausedSteps(data: Int32Array, at: number = 0): number[] | undefined {
  const end = at + lengthOf(data[at]!);
  if (end === at + 1 || kindOf(data[at + 1]!) !== PREFIX) return undefined;
  const steps: number[] = [];
  for (let i = at + 2; i < end; i += 2) steps.push(data[i]!);
  return steps;
}

/** The operand of `AIM` that stands for no direction. */
export const NO_DIRECTION = 8;

/** The choices of the turn that begins at `at`, without what follows from them. */
export function choicesOf(data: Int32Array, at: number = 0): number[] {
  const choices: number[] = [];
  for (let i = at + 1; i < at + lengthOf(data[at]!); i++) {
    const step = data[i]!;
    if (isChoice(step)) choices.push(step);
    else if (hasOperand(step)) i++;
  }
  return choices;
}
