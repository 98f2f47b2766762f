import { fault, ok, type Result } from '@thera/table';
import { DIRECTIONS, parseSquare, type Square } from '../squares.ts';
import {
  AIM,
  BLOCK,
  COME,
  DOME,
  FERRY,
  MOVE,
  NO_DIRECTION,
  PAIR,
  PASS,
  RAZE,
  SINK,
  SLAY,
  squareStep,
  TOKEN,
  workerStep,
} from '../steps.ts';
import type { TurnError } from './errors.ts';

/** A step as a player writes it: as a script wants it, or two workers that walk. */
export type TurnToken =
  | { readonly kind: 'step'; readonly step: number; readonly at: number }
  | {
      readonly kind: 'walk';
      readonly from: readonly Square[];
      readonly to: readonly Square[];
      readonly at: number;
    };

const SQUARE = '[A-Ea-e][1-5]';
const square = (text: string | undefined): Square => parseSquare(text ?? '')!;

const CARRIED = new RegExp(`^\\(=>\\s*(${SQUARE})\\)$`);

interface Rule {
  readonly pattern: RegExp;
  readonly read: (
    match: RegExpExecArray,
    at: number,
    from: Square | undefined,
  ) => TurnToken | undefined | null;
}

/** In the place of a worker that is not named. */
const NOBODY: Square = 31;

function directionOf(text: string): number {
  const direction = DIRECTIONS.findIndex((name) => name === text.toLowerCase());
  return direction < 0 ? NO_DIRECTION : direction;
}

const step = (packed: number, at: number): TurnToken => ({ kind: 'step', step: packed, at });

/** What may stand in a turn; `null` is read and means nothing, `undefined` is out of place. */
const RULES: readonly Rule[] = [
  { pattern: /\s+/y, read: () => null },
  {
    pattern: new RegExp(
      `\\((${SQUARE})\\s*,\\s*(${SQUARE})\\)\\s*>\\s*\\((${SQUARE})\\s*,\\s*(${SQUARE})\\)`,
      'y',
    ),
    read: ([, a, b, c, d], at) => ({
      kind: 'walk',
      from: [square(a), square(b)],
      to: [square(c), square(d)],
      at,
    }),
  },
  { pattern: new RegExp(`\\((=>|>|x)\\s*${SQUARE}(\\^${SQUARE})?\\)`, 'y'), read: () => null },
  {
    pattern: new RegExp(`(${SQUARE})?\\s*&\\s*(${SQUARE})`, 'y'),
    read: ([, a, b], at) => step(workerStep(PAIR, a === undefined ? NOBODY : square(a), square(b), 0), at),
  },
  {
    pattern: new RegExp(`(${SQUARE})\\s*=>\\s*(${SQUARE})`, 'y'),
    read: ([, a, b], at) => step(workerStep(FERRY, square(a), square(b), 0), at),
  },
  {
    pattern: new RegExp(`(${SQUARE})\\s*(?:<>|>)\\s*(${SQUARE})`, 'y'),
    read: ([, a, b], at) => step(workerStep(MOVE, square(a), square(b), 0), at),
  },
  {
    pattern: new RegExp(`>\\s*(${SQUARE})`, 'y'),
    read: ([, b], at, from) =>
      from === undefined ? undefined : step(workerStep(MOVE, from, square(b), 0), at),
  },
  {
    pattern: new RegExp(`\\^\\s*(${SQUARE})[Xx](?!${SQUARE})`, 'y'),
    read: ([, a], at) => step(squareStep(DOME, square(a)), at),
  },
  {
    pattern: new RegExp(`\\^\\s*(${SQUARE})`, 'y'),
    read: ([, a], at) => step(squareStep(BLOCK, square(a)), at),
  },
  {
    pattern: new RegExp(`--\\s*(${SQUARE})`, 'y'),
    read: ([, a], at) => step(squareStep(SINK, square(a)), at),
  },
  {
    pattern: new RegExp(`\\+\\s*(${SQUARE})`, 'y'),
    read: ([, a], at) => step(squareStep(COME, square(a)), at),
  },
  {
    pattern: new RegExp(`\\*\\s*(${SQUARE})`, 'y'),
    read: ([, a], at) => step(squareStep(TOKEN, square(a)), at),
  },
  {
    pattern: /~\s*(0|ne|nw|n|se|sw|s|e|w)/iy,
    read: ([, direction], at) => step(squareStep(AIM, directionOf(direction!)), at),
  },
  {
    pattern: new RegExp(`-\\s*(${SQUARE})`, 'y'),
    read: ([, a], at) => step(squareStep(RAZE, square(a)), at),
  },
  {
    pattern: new RegExp(`x\\s*(${SQUARE})`, 'iy'),
    read: ([, a], at) => step(squareStep(SLAY, square(a)), at),
  },
  { pattern: /pass/iy, read: (_, at) => step(PASS, at) },
  { pattern: /#\s*$/y, read: () => null },
];

/** The steps of a turn as written. */
export function readTokens(text: string): Result<TurnToken[], TurnError> {
  const tokens: TurnToken[] = [];
  let at = 0;
  let carriedTo: Square | undefined;
  while (at < text.length) {
    const read = readOne(text, at, carriedTo ?? moverAt(tokens.at(-1)));
    if (read === undefined) return fault('bad-token', String(at));
    // Who was carried on moves on from there.
    const carry = CARRIED.exec(text.slice(at, read.end));
    if (carry !== null) carriedTo = square(carry[1]);
    if (read.token !== null) {
      tokens.push(read.token);
      carriedTo = undefined;
    }
    at = read.end;
  }
  return tokens.length === 0 ? fault('empty', '0') : ok(tokens);
}

function readOne(
  text: string,
  at: number,
  from: Square | undefined,
): { readonly token: TurnToken | null; readonly end: number } | undefined {
  for (const { pattern, read } of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match === null) continue;
    const token = read(match, at, from);
    return token === undefined ? undefined : { token, end: pattern.lastIndex };
  }
  return undefined;
}

/** Where the worker is that the last token moved, so that `>D5` may follow. */
function moverAt(last: TurnToken | undefined): Square | undefined {
  if (last === undefined || last.kind === 'walk' || (last.step & 31) !== MOVE) return undefined;
  return (last.step >> 10) & 31;
}
