import { nameOf, type Square, squareNamed } from './board.ts';
import type { Line } from './line.ts';
import type { Table, Worker } from './position.ts';
import { workerOf } from './position.ts';
import type { Turn } from './turn.ts';

/** What a player has done before somebody else is asked, as the text of the position says it. */
export interface Given {
  readonly text: string;
  readonly react: number | undefined;
}

const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

/** The given beginning of a turn, if it has begun. */
export const givenBy = (steps: string, react: number | undefined): Given | undefined =>
  steps === '' ? undefined : { text: withoutSpaces(steps), react };

/** The squares that a step names. */
const squaresIn = (step: string): Square[] =>
  [...step.matchAll(/[A-E][1-5]/g)].map(([name]) => squareNamed(name));

/** The line with one more step written down; only a turn in which somebody may be asked is written down. */
export const say = (
  turn: Turn,
  line: Line,
  step: string,
  squares: readonly Square[] = squaresIn(step),
): Line =>
  turn.isWritten && step !== ''
    ? { ...line, said: [...line.said, step], route: [...line.route, ...squares] }
    : line;

/** The turn so far in notation. */
export const textOf = (line: Line): string =>
  line.said.reduce(
    (text, step) => (text !== '' && /^[A-E(x&]/.test(step) ? `${text} ${step}` : text + step),
    '',
  );

/** The turn so far without any spaces, to be compared with what was given. */
export const wordsOf = (line: Line): string => withoutSpaces(textOf(line));

/** Whether the line may still come to begin as was given, or does. */
export function mayBeginAsGiven({ given }: Turn, line: Line): boolean {
  if (given === undefined) return true;
  const words = wordsOf(line);
  return words.startsWith(given.text) || given.text.startsWith(words);
}

/** Whether the line begins as was given. */
export const beginsAsGiven = ({ given }: Turn, line: Line): boolean =>
  given === undefined || wordsOf(line).startsWith(given.text);

/** The name of a step: where to. Whom it swaps with or pushes is no choice. */
export function stepText(line: Line, worker: Worker, entered: Table): string {
  const to = workerOf(entered, worker.id).square;
  // Who was carried on meanwhile is named by where it is now.
  const isThere = line.mover === worker.id && line.lastStep?.to === worker.square;
  const isWalkingOn = isThere && line.said.at(-1)?.includes('>') === true;
  const from = isWalkingOn ? '' : nameOf(worker.square);
  return `${from}>${nameOf(to)}`;
}

/** The name of a build: a dome before its time has a mark. */
export const buildText = (square: Square, isEarlyDome: boolean): string =>
  `^${nameOf(square)}${isEarlyDome ? 'X' : ''}`;

/** The name of a force: from where to where somebody else's will brings a worker. */
export const forceText = (from: Square, to: Square): string => `${nameOf(from)}=>${nameOf(to)}`;
