import {
  awaitsReaction,
  chances,
  copyPosition,
  hashPosition,
  LINEUPS,
  leave,
  listTurns,
  listWins,
  type Position,
  play,
  sideOfSeat,
} from '@thera/rules';
import { drawIsDue, haveSameDraw } from './draws.ts';
import { evaluate, isHemmedIn } from './evaluate.ts';
import { Frame } from './frame.ts';
import { History } from './history.ts';
import { AT_LEAST, AT_MOST, EXACT, type Found, Memo } from './memo.ts';
import { mistake } from './mistake.ts';
import { isDecided, WON } from './score.ts';
import { isThreatened } from './threat.ts';

/** How a search is to be made. */
export interface Manner {
  /** The side that thinks. With three sides the others are taken to play together against it. */
  readonly own: number;
  /** Positions to look at, at most. */
  readonly nodes: number;
  /** Whether time is up. */
  readonly isLate: () => boolean;
  /** By how much a judgement may be wrong, and what decides by how much it is. */
  readonly error: number;
  readonly errorSeed: number;
  /** Whether it sees what the others may do next, even at the end of what it looks at. */
  readonly heeds: boolean;
  /** Whether every turn is looked at, and equally far, however unpromising or forcing it is. */
  readonly isEven: boolean;
}

/** Turns looked at in one position when there are very many. */
const WIDTH = 90;
/** How much further than planned a threat is followed. */
const FORCED = 8;
/** What it is worth to threaten to win, where that is not followed further. */
const THREAT = 80;
/** What it is worth to be to move. */
const TEMPO = 14;
/** From this depth and this turn on, turns are looked at less far at first. */
const REDUCED_DEPTH = 3;
const REDUCED_FROM = 5;
/** How much better than it looks a turn may turn out to be, with so many turns still to look at. */
const HOPES = [90, 180] as const;
/** How much better than needed a position has to look to be good enough, with so many turns still to look at. */
const ASSURED = [90, 160, 240] as const;
const CLOCK_EVERY = 127;
const MOST_PLIES = 60;
/** Draws that may be due at once, and a turn more. */
const DRAWS = 6;
/** A score better than any. */
export const BEYOND: number = WON + 1;

/** A search of the game tree, from the positions it is asked about until it is told to stop. */
export class Search {
  /** Positions looked at so far. */
  nodes = 0;
  /** Whether the search was cut off; what it answers then means nothing. */
  stopped = false;
  /** Whether it may be cut off at all. */
  mayStop = false;
  private readonly manner: Manner;
  private readonly frames: Frame[] = Array.from({ length: MOST_PLIES + DRAWS }, () => new Frame());
  private readonly memo: Memo;
  private readonly history: History = new History();
  private readonly words: Int32Array = new Int32Array(2);
  private readonly found: Found = { ply: 0, depth: 0, kind: 0, score: 0, best: 0 };
  /** What looking at turns only to rank them comes to, in positions. */
  private effort = 0;
  private followTo = 0;

  constructor(manner: Manner) {
    this.manner = manner;
    this.memo = new Memo(Math.min(18, Math.max(8, Math.ceil(Math.log2(manner.nodes)))));
  }

  /** What a position one turn from here is worth to the side that thinks, between two bounds. */
  worth(position: Position, depth: number, alpha: number, beta: number): number {
    copyPosition(position, this.frames[1]!.position);
    this.followTo = depth === 0 || this.manner.isEven ? 0 : depth + FORCED;
    return this.enter(1, depth, alpha, beta, true);
  }

  /** What a position is worth at first sight. */
  glance(position: Position): number {
    const { own, error, errorSeed } = this.manner;
    if (position.winner >= 0) return position.winner === own ? WON - 1 : 1 - WON;
    const worth = evaluate(position, own);
    return error === 0 ? worth : worth + mistake(position, error, errorSeed);
  }

  private isOwn(position: Position): boolean {
    return sideOfSeat(LINEUPS[position.lineup]!.seats, position.turn) === this.manner.own;
  }

  /** The worth of a position to the side that thinks or to the others, whoever is to move. */
  private enter(ply: number, depth: number, alpha: number, beta: number, forOwn: boolean): number {
    const { position } = this.frames[ply]!;
    if (position.winner >= 0) return (position.winner === this.manner.own) === forOwn ? WON - ply : ply - WON;
    if (drawIsDue(position)) return this.average(ply, depth, forOwn);
    if (this.isOwn(position) === forOwn) return this.visit(ply, depth, alpha, beta);
    return -this.visit(ply, depth, -beta, -alpha);
  }

  /** The worth of a position to who is to move. */
  private visit(ply: number, plannedDepth: number, alpha: number, beta: number): number {
    const frame = this.frames[ply]!;
    const { position, list } = frame;
    if (this.isCutOff()) return 0;
    this.nodes++;
    const isAnswer = position.prefix !== 0 && awaitsReaction(position);
    const { heeds, own } = this.manner;
    if (!isAnswer && (heeds || plannedDepth > 0)) {
      listWins(position, list);
      if (list.count > 0) return WON - ply - 1;
    }
    const isUnderThreat = heeds && !isAnswer && isThreatened(position, own);
    let depth = plannedDepth;
    if (depth <= 0 || ply >= MOST_PLIES) {
      const goesOn = isAnswer || (isUnderThreat && ply < this.followTo) || isHemmedIn(position);
      if (!goesOn || ply >= MOST_PLIES) return this.judge(position, isUnderThreat);
      depth = 1;
    }
    hashPosition(position, this.words);
    const low = this.words[0]!;
    const high = this.words[1]!;
    const place = this.memo.find(low, high);
    if (place >= 0 && this.memo.settles(place, ply, depth, alpha, beta)) return this.memo.scoreAt(place, ply);
    if (!isUnderThreat && !isAnswer && depth <= ASSURED.length && !this.manner.isEven && !isDecided(beta)) {
      const sure = this.judge(position, false) - ASSURED[depth - 1]!;
      if (sure >= beta) return sure;
    }
    listTurns(position, list);
    if (list.count === 0) return this.withoutTurn(ply, depth, alpha, beta);
    const best = this.tryTurns(
      ply,
      depth,
      alpha,
      beta,
      place < 0 ? -1 : this.memo.bestAt(place),
      isUnderThreat,
    );
    if (this.stopped) return 0;
    const { found } = this;
    found.ply = ply;
    found.depth = depth;
    found.kind = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST;
    found.score = best;
    found.best = frame.starts[0]!;
    this.memo.keep(low, high, found);
    return best;
  }

  /** The best that any turn leads to. It is first in the frame when this is over. */
  private tryTurns(
    ply: number,
    depth: number,
    alpha: number,
    beta: number,
    known: number,
    isUnderThreat: boolean,
  ): number {
    const frame = this.frames[ply]!;
    const { position, list } = frame;
    const next = this.frames[ply + 1]!;
    const isOwn = this.isOwn(position);
    const prunes = !this.manner.isEven;
    frame.index();
    const hasKnown = known >= 0 && frame.putFirst(known);
    if (!hasKnown) this.rank(frame, 0, next.position, isOwn);
    const width = prunes && list.count > WIDTH ? WIDTH : list.count;
    const isCalm = prunes && !isUnderThreat;
    const margin = depth <= HOPES.length ? HOPES[depth - 1]! : WON;
    let best = -BEYOND;
    let bestAt = 0;
    let low = alpha;
    let tried = 0;
    for (let n = 0; n < list.count && tried < width; n++) {
      // What was best before is often good enough to need no others.
      if (hasKnown && n === 1) this.rank(frame, 1, next.position, isOwn);
      if (!hasKnown || n > 0) {
        frame.bringForward(n);
        if (n > 0 && isCalm && frame.promise[n]! + margin <= low && !isDecided(best)) break;
      }
      const at = frame.starts[n]!;
      play(position, list.data, at, next.position);
      const less = isCalm && depth >= REDUCED_DEPTH && n >= REDUCED_FROM ? reduction(depth, n) : 0;
      let score = 0;
      if (n === 0) score = this.enter(ply + 1, depth - 1, low, beta, isOwn);
      else {
        score = this.enter(ply + 1, depth - 1 - less, low, low + 1, isOwn);
        const isWrong = score > low && (less > 0 || score < beta) && !this.stopped;
        if (isWrong) {
          play(position, list.data, at, next.position);
          score = this.enter(ply + 1, depth - 1, low, beta, isOwn);
        }
      }
      if (this.stopped) return 0;
      // Of very many turns under a threat, those that do not stop it are not the ones to count.
      if (score > ply + 4 - WON) tried++;
      if (score <= best) continue;
      best = score;
      bestAt = at;
      if (score <= low) continue;
      low = score;
      if (low >= beta) {
        this.history.praise(list.data, at, depth);
        break;
      }
    }
    frame.starts[0] = bestAt;
    return best;
  }

  /** Says of turns how promising they are: what looks good, and has been good elsewhere. */
  private rank(frame: Frame, from: number, after: Position, isOwn: boolean): void {
    const { position, list } = frame;
    const { own } = this.manner;
    this.effort += list.count >> 3;
    for (let n = from; n < list.count; n++) {
      const at = frame.starts[n]!;
      play(position, list.data, at, after);
      const worth = after.winner < 0 ? evaluate(after, own) : after.winner === own ? WON : -WON;
      frame.promise[n] = (isOwn ? worth : -worth) + this.history.standing(list.data, at);
    }
  }

  /** Whoever has no turn is out: the other side has won, or of three the others play on. */
  private withoutTurn(ply: number, depth: number, alpha: number, beta: number): number {
    const { position } = this.frames[ply]!;
    copyPosition(leave(position, position.turn), this.frames[ply + 1]!.position);
    return this.enter(ply + 1, depth - 1, alpha, beta, this.isOwn(position));
  }

  /** What chance may lead to, on average. */
  private average(ply: number, depth: number, forOwn: boolean): number {
    const outcomes = chances(this.frames[ply]!.position);
    let sum = 0;
    let known: Position | undefined;
    let score = 0;
    for (const outcome of outcomes) {
      // Of cards that lead to the same, one is enough.
      if (known === undefined || !haveSameDraw(known, outcome)) {
        copyPosition(outcome, this.frames[ply + 1]!.position);
        score = this.enter(
          ply + 1,
          outcomes.length > 2 ? Math.min(depth, 1) : depth,
          -BEYOND,
          BEYOND,
          forOwn,
        );
        if (this.stopped) return 0;
      }
      known = outcome;
      sum += score;
    }
    return Math.trunc(sum / outcomes.length);
  }

  /** The end of what is looked at. */
  private judge(position: Position, isUnderThreat: boolean): number {
    const worth = this.glance(position);
    return (this.isOwn(position) ? worth : -worth) + TEMPO - (isUnderThreat ? THREAT : 0);
  }

  private isCutOff(): boolean {
    if (!this.mayStop || this.stopped) return this.stopped;
    const { nodes, isLate } = this.manner;
    if (this.nodes + this.effort >= nodes || ((this.nodes & CLOCK_EVERY) === 0 && isLate()))
      this.stopped = true;
    return this.stopped;
  }
}

/** How much less far the nth turn is looked at. */
function reduction(depth: number, n: number): number {
  return 1 + (n >= 12 ? 1 : 0) + (depth >= 5 && n >= 25 ? 1 : 0);
}
