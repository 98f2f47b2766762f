import { moverOf, prefixOf } from './generator/prefix.ts';
import { withState } from './lineup.ts';
import { type Position, setMemory } from './position.ts';
import { beyond, type Squares } from './squares.ts';
import {
  BLOCK,
  CARRY,
  COME,
  DOME,
  FERRY,
  fromOf,
  KILL,
  kindOf,
  LINEUP,
  MOVE,
  NOTE,
  otherOf,
  PREFIX,
  PUSH,
  pausedSteps,
  RAZE,
  SINK,
  SLAY,
  STONE,
  SWAP,
  sideOf,
  TRADE,
  toOf,
  WALK,
} from './steps.ts';

/** The bits of a step, as `steps.ts` lays them out: here calls of its readers would cost time. */
const KIND = 31;
const FROM_AT = 5;
const TO_AT = 10;
const SQUARE = 31;
const SIDE_AT = 15;
const SIDE = 3;

/** Writes into `out` the position after the turn that begins at `at`. Only for turns that the generator has listed. */
export function play(position: Position, data: Int32Array, at: number, out: Position): void {
  const head = data[at]!;
  const move = data[at + 1]!;
  const build = data[at + 2]!;
  out.m0 = position.m0;
  out.m1 = position.m1;
  out.m2 = position.m2;
  out.m3 = position.m3;
  // A reference costs more to write than to compare.
  if (out.lineup !== position.lineup || out.prefix !== null) takeUp(position, out);
  out.extra = (head >> 11) & 1; // AGAIN
  out.turn = (head >> 19) & 3;
  out.winner = ((head >> 16) & 7) - 1;
  if ((head & 255) === 3 && (move & 31) === MOVE && (build & 31) === BLOCK) {
    // Nearly every turn is a move and a block. Only this much is small enough to be compiled into the caller, and only
    // with bits in numbers: a name takes more bytecode, and a reader's call even more.
    const { h1, h2, females } = position;
    const from = 1 << ((move >> 5) & 31);
    const squares = from | (1 << ((move >> 10) & 31));
    const side = (move >> 15) & 3;
    const site = 1 << ((build >> 5) & 31);
    out.c0 = side === 0 ? position.c0 ^ squares : position.c0;
    out.c1 = side === 1 ? position.c1 ^ squares : position.c1;
    out.c2 = side === 2 ? position.c2 ^ squares : position.c2;
    out.h1 = h1 | site;
    out.h2 = h2 | (h1 & site);
    out.h3 = position.h3 | (h2 & site);
    out.domes = position.domes;
    out.females = (females & from) === 0 ? females : females ^ squares;
  } else {
    carryOutAll(position, data, at + 1, at + (head & 255), out);
  }
}

/** Before a turn the powers are as they were, and no turn has begun. */
function takeUp({ lineup }: Position, out: Position): void {
  out.lineup = lineup;
  out.prefix = null;
}

/** The turn has only begun: it is still the same additional one, if it is one. */
function stop(position: Position, data: Int32Array, from: number, out: Position): void {
  out.extra = position.extra;
  out.prefix = prefixOf(moverOf(position), pausedSteps(data, from - 1)!);
}

/**
 * Carries out steps of any kind: the usual ones in locals, and from the first that is rarer on one by one. In two
 * functions the first would be compiled into `play`, and `play` then no more into its callers.
 */
function carryOutAll(position: Position, data: Int32Array, from: number, end: number, out: Position): void {
  let { c0, c1, c2, h1, h2, h3, domes, females } = position;
  let i = from;
  for (; i < end; i++) {
    const step = data[i]!;
    const kind = step & KIND;
    const bit = 1 << ((step >> FROM_AT) & SQUARE);
    if (kind === BLOCK) {
      h3 |= h2 & bit;
      h2 |= h1 & bit;
      h1 |= bit;
    } else if (kind === MOVE || (kind === WALK && kindOf(data[i + 1]!) !== WALK)) {
      const squares = bit | (1 << ((step >> TO_AT) & SQUARE));
      const side = (step >> SIDE_AT) & SIDE;
      if (side === 0) c0 ^= squares;
      else if (side === 1) c1 ^= squares;
      else c2 ^= squares;
      if ((females & bit) !== 0) females ^= squares;
    } else if (kind === DOME) {
      domes |= bit;
    } else break;
  }
  out.c0 = c0;
  out.c1 = c1;
  out.c2 = c2;
  out.h1 = h1;
  out.h2 = h2;
  out.h3 = h3;
  out.domes = domes;
  out.females = females;
  if (i < end && kindOf(data[i]!) === PREFIX) {
    stop(position, data, i, out);
    return;
  }
  for (; i < end; i++) {
    const step = data[i]!;
    const kind = kindOf(step);
    if (kind === BLOCK) raise(out, 1 << fromOf(step));
    else if (kind === MOVE) carry(out, sideOf(step), 1 << fromOf(step), 1 << toOf(step));
    else if (kind === DOME) out.domes |= 1 << fromOf(step);
    else if (kind === RAZE) lower(out, 1 << fromOf(step));
    else if (kind === NOTE) setMemory(out, fromOf(step), data[++i]!);
    else if (kind === LINEUP) changeLineup(out, data[++i]!);
    else if (kind === WALK && i + 1 < end && kindOf(data[i + 1]!) === WALK)
      walkTogether(out, step, data[++i]!);
    else carryOut(out, step);
  }
}

/** One of the rarer steps. */
function carryOut(out: Position, step: number): void {
  const from = fromOf(step);
  const to = toOf(step);
  const bit = 1 << from;
  switch (kindOf(step)) {
    case WALK:
    case FERRY:
    case CARRY:
      carry(out, sideOf(step), bit, 1 << to);
      break;
    case SWAP:
    case PUSH: {
      const landing = kindOf(step) === SWAP ? from : beyond(from, to);
      const marks = out.females;
      change(out, sideOf(step), bit | (1 << to));
      change(out, otherOf(step), (1 << to) ^ (1 << landing));
      out.females =
        (marks & ~(bit | (1 << to))) | (((marks >> from) & 1) << to) | (((marks >> to) & 1) << landing);
      break;
    }
    case TRADE: {
      const both = bit | (1 << to);
      change(out, sideOf(step), both);
      change(out, otherOf(step), both);
      const marks = out.females & both;
      if (marks !== 0 && marks !== both) out.females ^= both;
      break;
    }
    case COME:
      change(out, sideOf(step), bit);
      break;
    case SINK:
      out.h1 &= ~bit;
      out.h2 &= ~bit;
      out.h3 &= ~bit;
      break;
    case KILL:
    case SLAY:
      remove(out, sideOf(step), bit);
      break;
    case STONE:
      remove(out, sideOf(step), bit);
      raise(out, bit);
      break;
  }
}

/** Who has which power changes; gender is forgotten with the last power that reads it. */
function changeLineup(out: Position, state: number): void {
  out.lineup = withState(out.lineup, state);
  if (!out.lineup.gender) out.females = 0;
}

/** A worker goes to a free square, and takes its mark along. */
function carry(out: Position, side: number, from: Squares, to: Squares): void {
  change(out, side, from | to);
  if ((out.females & from) !== 0) out.females ^= from | to;
}

/** Two walkers set off at once: one may end where the other began. */
function walkTogether(out: Position, a: number, b: number): void {
  const starts = (1 << fromOf(a)) | (1 << fromOf(b));
  const ends = (1 << toOf(a)) | (1 << toOf(b));
  const marks = out.females;
  change(out, sideOf(a), starts ^ ends);
  out.females =
    (marks & ~starts) | (((marks >> fromOf(a)) & 1) << toOf(a)) | (((marks >> fromOf(b)) & 1) << toOf(b));
}

function change(out: Position, side: number, squares: Squares): void {
  if (side === 0) out.c0 ^= squares;
  else if (side === 1) out.c1 ^= squares;
  else out.c2 ^= squares;
}

function remove(out: Position, side: number, bit: Squares): void {
  change(out, side, bit);
  out.females &= ~bit;
}

function raise(out: Position, bit: Squares): void {
  out.h3 |= out.h2 & bit;
  out.h2 |= out.h1 & bit;
  out.h1 |= bit;
}

function lower(out: Position, bit: Squares): void {
  out.h1 &= out.h2 | ~bit;
  out.h2 &= out.h3 | ~bit;
  out.h3 &= ~bit;
}
