import { LINEUPS } from './lineup.ts';
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

/** Writes into `out` the position after the turn that begins at `at`. Only for turns that the generator has listed. */
export function play(position: Position, data: Int32Array, at: number, out: Position): void {
  // Everything is copied first and steps change the copy: cheaper than carrying all fields along in locals.
  out.c0 = position.c0;
  out.c1 = position.c1;
  out.c2 = position.c2;
  out.h1 = position.h1;
  out.h2 = position.h2;
  out.h3 = position.h3;
  out.domes = position.domes;
  out.females = position.females;
  out.m0 = position.m0;
  out.m1 = position.m1;
  out.m2 = position.m2;
  out.m3 = position.m3;
  out.lineup = position.lineup;
  out.prefix = 0;
  const head = data[at]!;
  out.extra = (head >> 11) & 1; // AGAIN
  out.turn = (head >> 19) & 3;
  out.winner = ((head >> 16) & 7) - 1;
  const move = data[at + 1]!;
  const build = data[at + 2]!;
  if ((move & 31) === MOVE && (build & 31) === BLOCK && (head & 255) === 3) {
    // Nearly every turn is a move and a block. Only this much is small enough to be compiled into the caller.
    const from = 1 << ((move >> 5) & 31);
    const squares = from | (1 << ((move >> 10) & 31));
    const side = (move >> 15) & 3;
    if (side === 0) out.c0 ^= squares;
    else if (side === 1) out.c1 ^= squares;
    else out.c2 ^= squares;
    if ((out.females & from) !== 0) out.females ^= squares;
    const site = 1 << ((build >> 5) & 31);
    if ((out.h2 & site) !== 0) out.h3 |= site;
    else if ((out.h1 & site) !== 0) out.h2 |= site;
    else out.h1 |= site;
  } else {
    carryOutAll(out, data, at + 1, at + (head & 255));
    // A turn that has only begun is still the same additional one.
    if (out.prefix !== 0) out.extra = position.extra;
  }
}

/** Carries out steps of any kind. */
function carryOutAll(out: Position, data: Int32Array, from: number, end: number): void {
  for (let i = from; i < end; i++) {
    const step = data[i]!;
    const kind = kindOf(step);
    if (kind === BLOCK) raise(out, 1 << fromOf(step));
    else if (kind === MOVE) carry(out, sideOf(step), 1 << fromOf(step), 1 << toOf(step));
    else if (kind === DOME) out.domes |= 1 << fromOf(step);
    else if (kind === RAZE) lower(out, 1 << fromOf(step));
    else if (kind === NOTE) setMemory(out, fromOf(step), data[++i]!);
    else if (kind === LINEUP) changeLineup(out, data[++i]!);
    else if (kind === PREFIX) out.prefix = data[++i]!;
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
function changeLineup(out: Position, lineup: number): void {
  out.lineup = lineup;
  if (!LINEUPS[lineup]!.gender) out.females = 0;
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
  if ((out.h2 & bit) !== 0) out.h3 |= bit;
  else if ((out.h1 & bit) !== 0) out.h2 |= bit;
  else out.h1 |= bit;
}

function lower(out: Position, bit: Squares): void {
  if ((out.h3 & bit) !== 0) out.h3 ^= bit;
  else if ((out.h2 & bit) !== 0) out.h2 ^= bit;
  else out.h1 ^= bit;
}
