import {
  awaitsReaction,
  canWin,
  chances,
  copyPosition,
  Evasions,
  harmlessSquares,
  hashPosition,
  isHarmless,
  LINEUPS,
  type Lineup,
  leave,
  type Position,
  play,
} from '@thera/santorini';
import { isHemmedIn } from '../evaluation/evaluate.ts';
import type { Evaluator } from '../evaluation/evaluator.ts';
import type { Calibration } from '../evaluation/win-chance.ts';
import { depthAfterChance, expectedScore, isChanceNode } from './chance-nodes.ts';
import { listConsidered } from './considered-turns.ts';
import { greater, smaller } from './integers.ts';
import { Margins } from './margins.ts';
import { PrincipalVariation } from './principal-variation.ts';
import { lateMoveCount, lateMoveReduction, UNLIMITED } from './pruning.ts';
import { isDecided, MOST_UNDECIDED, WON } from './score.ts';
import { ASKED_EVERY, type Limits } from './searching.ts';
import { StackEntry } from './stack-entry.ts';
import { isThreatened, mayThreatenNext } from './threat.ts';
import { EXACT, LOWER_BOUND, type TranspositionTable, UPPER_BOUND } from './transposition-table.ts';
import { isClimb, TurnOrder, turnKey } from './turn-order.ts';

/** How turns are looked at. */
export interface Style {
  /** Whether unpromising turns are looked at less far or not at all, and forcing ones further. */
  readonly isSelective: boolean;
  /** Whether it sees what the others may do next, even at the end of what it looks at. */
  readonly seesThreats: boolean;
}

/** How much further than planned threats are followed. */
const MOST_EXTENSION = 20;
export const MOST_PLIES = 100;
/** Draws that may be due at once, a pass, and a turn more. */
const SPARE = 8;
/** A first look at more positions than that may be cut off like any other. */
const LONG_ITERATION = 20_000;
/** Stands for what a position looks like that is not calm. */
const NO_EVAL = -0x8000;
/** A score better than any. */
export const INFINITY: number = WON + 1;

/** A search of the game tree below positions that it is given. */
export class TreeSearch {
  /** Positions looked at so far. */
  nodes = 0;
  /** Cutoffs so far, and the sum of the places of the turns that made them. */
  cutoffs = 0;
  cutoffPlaces = 0;
  /** Evasions tried that turned out to be none. */
  failedEvasions = 0;
  /** Whether the search was cut off; what it answers then means nothing. */
  stopped = false;
  /** Whether it may be cut off although it has not looked at much yet. */
  mayStop = false;
  readonly stack: StackEntry[] = Array.from({ length: MOST_PLIES + SPARE }, () => new StackEntry());
  readonly pv: PrincipalVariation = new PrincipalVariation(MOST_PLIES + SPARE);
  private readonly order: TurnOrder = new TurnOrder();
  private readonly evasions: Evasions = new Evasions();
  private readonly evaluator: Evaluator;
  readonly margins: Margins;
  /** How likely who has a score wins in a world that holds no surprises: what is decided there is certain. */
  readonly calibration: Calibration;
  private readonly table: TranspositionTable;
  private readonly style: Style;
  private limits: Limits = { depth: 0, nodes: 0, isLate: () => true, lines: 1 };
  private own = 0;
  private extensionLimit = 0;
  private salt = 0;
  private readonly words: Int32Array = new Int32Array(2);

  constructor(evaluator: Evaluator, table: TranspositionTable, style: Style) {
    this.evaluator = evaluator;
    this.margins = new Margins(evaluator.calibrations);
    this.calibration = { scale: evaluator.calibrations.search.powers.scale, surprise: 0 };
    this.table = table;
    this.style = style;
  }

  /** A new search for a side. */
  begin(own: number, limits: Limits): void {
    this.own = own;
    this.salt = Math.imul(own, 0x9e3779b1);
    this.limits = limits;
    this.nodes = 0;
    this.cutoffs = 0;
    this.cutoffPlaces = 0;
    this.failedEvasions = 0;
    this.stopped = false;
    this.mayStop = limits.helperDepth !== undefined;
    this.evaluator.begin(own);
    if (limits.helperDepth === undefined) this.table.beginSearch();
    else this.table.joinSearch();
    this.order.age();
  }

  /** Which turns were good is forgotten. */
  forget(): void {
    this.order.clear();
    for (const frame of this.stack) frame.clearKillers();
  }

  /** From now on threats are followed so far beyond what is planned. */
  setExtensionLimit(depth: number): void {
    this.extensionLimit = depth === 0 || !this.style.isSelective ? 0 : depth + MOST_EXTENSION;
  }

  /** What a position one turn from here is worth to the side that thinks, between two bounds. */
  scoreOf(position: Position, depth: number, alpha: number, beta: number): number {
    copyPosition(position, this.stack[1]!.position);
    this.setExtensionLimit(depth);
    return this.searchNode(1, depth, alpha, beta, true, true);
  }

  /** What a position is worth at first sight to the side that thinks. */
  staticEvaluation(position: Position): number {
    if (position.winner >= 0) return position.winner === this.own ? WON - 1 : 1 - WON;
    this.evaluator.follow(0, position);
    const worth = this.evaluator.evaluate(0);
    return this.isOwn(position) ? worth : -worth;
  }

  isOwn(position: Position): boolean {
    return LINEUPS[position.lineup]!.plans[position.turn]!.side === this.own;
  }

  /** The worth of the position at a ply to the side that thinks or to the others, whoever is to move. */
  searchNode(
    ply: number,
    depth: number,
    alpha: number,
    beta: number,
    forOwn: boolean,
    mayPass: boolean,
    threat: boolean | undefined = undefined,
  ): number {
    const { position } = this.stack[ply]!;
    this.pv.clear(ply);
    if (position.winner >= 0) return (position.winner === this.own) === forOwn ? WON - ply : ply - WON;
    if (isChanceNode(position)) return this.searchChanceNode(ply, depth, forOwn);
    this.evaluator.follow(ply, position);
    const isUnderThreat = threat ?? this.isUnderThreat(position);
    if (this.isOwn(position) === forOwn)
      return this.alphaBeta(ply, depth, alpha, beta, isUnderThreat, mayPass);
    // Subtracted, because the negative of nothing is a number of another kind, and slow.
    return 0 - this.alphaBeta(ply, depth, 0 - beta, 0 - alpha, isUnderThreat, mayPass);
  }

  /** Whether the next seat would win if nothing were done. */
  isUnderThreat(position: Position): boolean {
    return this.style.seesThreats && isThreatened(position, this.own);
  }

  /** The worth of a position to who is to move. */
  private alphaBeta(
    ply: number,
    plannedDepth: number,
    lower: number,
    upper: number,
    isUnderThreat: boolean,
    mayPass: boolean,
  ): number {
    const frame = this.stack[ply]!;
    const { position, list } = frame;
    const { isSelective, seesThreats } = this.style;
    if (this.isCutOff()) return 0;
    this.nodes++;
    const isAnswer = position.prefix !== 0 && awaitsReaction(position);
    if (!isAnswer && (seesThreats || plannedDepth > 0) && canWin(position)) return WON - ply - 1;
    if (ply >= MOST_PLIES) return this.evaluator.evaluate(ply);
    let depth = plannedDepth > 0 ? plannedDepth : 0;
    if (depth === 0) {
      // Where nobody can go anywhere as mortals do, powers may go on for ever: one turn is enough to see who is stuck.
      const mayBeStuck = (plannedDepth === 0 || !isSelective) && isHemmedIn(position);
      const goesOn = isAnswer || (isUnderThreat && ply < this.extensionLimit) || mayBeStuck;
      if (!goesOn) return this.evaluator.evaluate(ply);
      if (!isSelective) depth = 1;
    }
    // Nothing is worse than to have no turn now, or better than to leave the others without one.
    const alpha = greater(lower, ply + 1 - WON);
    const beta = smaller(upper, WON - ply - 2);
    if (alpha >= beta) return alpha;
    const isWide = beta - alpha > 1;
    const isCalm = isSelective && !isUnderThreat && !isAnswer && depth > 0;
    const sight = isCalm ? this.evaluator.evaluate(ply) : NO_EVAL;
    frame.staticEval = sight;
    const isImproving = isCalm && ply >= 2 && sight > this.stack[ply - 2]!.staticEval;
    const mayBeEnough = isCalm && !isWide && !isDecided(beta);
    if (mayBeEnough) {
      // Often enough, and cheaper than a look into the table.
      const sure = sight - this.margins.reverseFutilityMargin(depth, isImproving);
      if (sure >= beta) return sure;
    }
    hashPosition(position, this.words);
    // Among three sides it depends on who thinks what a position is worth: the others play together.
    const low = LINEUPS[position.lineup]!.sides > 2 ? this.words[0]! ^ this.salt : this.words[0]!;
    const high = this.words[1]!;
    const isKnown = this.table.probe(low, high);
    if (isKnown && !isWide && this.isTableCutoff(ply, depth, alpha, beta)) return this.table.scoreAt(ply);
    const known = isKnown ? this.table.move : -1;
    if (mayBeEnough && mayPass && sight >= beta && nullMoveAllowed(position, depth)) {
      const passed = this.nullMove(ply, depth, beta, sight);
      if (this.stopped) return 0;
      if (passed >= beta) return isDecided(passed) ? beta : passed;
    }
    if (isCalm && known < 0 && depth >= 4) depth--;
    if (isUnderThreat) this.evasions.prepare(position, LINEUPS[position.lineup]!.next[position.turn]!);
    listConsidered(position, list, isUnderThreat ? this.evasions : null);
    if (list.count === 0 && !list.isPartial) return this.withoutTurn(ply, depth, alpha, beta);
    const score = this.searchTurns(ply, depth, alpha, beta, known, isUnderThreat, isCalm, isImproving);
    if (this.stopped) return 0;
    const kind = score >= beta ? LOWER_BOUND : score > alpha ? EXACT : UPPER_BOUND;
    this.table.store(low, high, ply, depth, kind, score, frame.starts[0]!);
    return score;
  }

  /** Whether what is known was found by looking so far ahead, or is proven, and settles the question between two bounds. */
  private isTableCutoff(ply: number, depth: number, alpha: number, beta: number): boolean {
    const score = this.table.scoreAt(ply);
    if (this.table.depth < depth && !isDecided(score)) return false;
    const kind = this.table.bound;
    if (kind === EXACT) return true;
    return kind === LOWER_BOUND ? score >= beta : score <= alpha;
  }

  /** What the others can make of it if this side does nothing: if that is good enough, some turn will be. */
  private nullMove(ply: number, depth: number, beta: number, sight: number): number {
    const { position } = this.stack[ply]!;
    const next = this.stack[ply + 1]!;
    const other = LINEUPS[position.lineup]!.next[position.turn]!;
    const usual = this.margins.nullMoveReduction(depth, sight - beta);
    // At the end of what is looked at a threat would not be seen that is yet to be made.
    const less = usual >= depth && mayThreatenNext(position, other) ? depth - 1 : usual;
    copyPosition(position, next.position);
    next.position.turn = other;
    next.previousTurn = 0;
    const isOwn = this.isOwn(position);
    const score = this.searchNode(ply + 1, depth - less, beta - 1, beta, isOwn, false, false);
    // Where nobody wants to move, doing nothing would be the best of all: look again without it.
    if (score < beta || depth < 8 || this.stopped) return score;
    this.evaluator.follow(ply, position);
    return this.alphaBeta(ply, depth - less, beta - 1, beta, false, false);
  }

  /** The best that any turn leads to. It is first in the frame when this is over. */
  private searchTurns(
    ply: number,
    depth: number,
    alpha: number,
    beta: number,
    known: number,
    isUnderThreat: boolean,
    isCalm: boolean,
    isImproving: boolean,
  ): number {
    const frame = this.stack[ply]!;
    const { position, list, staticEval } = frame;
    const next = this.stack[ply + 1]!;
    const isOwn = this.isOwn(position);
    const team = isOwn ? 0 : 1;
    const isWide = beta - alpha > 1;
    const lost = ply + 2 - WON;
    // Where a threat leaves few turns open, they are followed a turn further.
    const onward = depth - 1 + (isUnderThreat && this.style.isSelective && ply < this.extensionLimit ? 1 : 0);
    const count = this.order.score(frame, known, team, isUnderThreat ? this.evasions : null);
    const { starts, scores } = frame;
    const { data } = list;
    let best = -INFINITY;
    let bestAt = count > 0 ? starts[0]! : -1;
    let low = alpha;
    let tried = 0;
    const harmless = isCalm ? harmlessSquares(position) : 0;
    let enough = isCalm && !isWide ? lateMoveCount(depth, isImproving) : UNLIMITED;
    for (let n = 0; n < count; n++) {
      // Once there were enough, it is not the most promising that matter but those that are not quiet.
      if (tried < enough) frame.pickNext(n, count);
      const at = starts[n]!;
      // Of the turns beyond what is enough, those that are surely quiet need not even be made.
      if (tried >= enough && !isDecided(best) && isHarmless(data, at, harmless)) continue;
      play(position, data, at, next.position);
      const threatens = this.isUnderThreat(next.position);
      const isQuiet = !threatens && !isClimb(data[at]!);
      if (isCalm && isQuiet && tried > 0 && !isDecided(best)) {
        if (tried >= enough) continue;
        if (staticEval + this.margins.futilityMargin(depth, scores[n]!) <= low) {
          // All that follow promise less.
          enough = tried;
          continue;
        }
      }
      next.previousTurn = turnKey(data, at);
      let score = 0;
      if (tried === 0) score = this.searchNode(ply + 1, onward, low, beta, isOwn, true, threatens);
      else {
        const less =
          isCalm && depth >= 2 && tried >= 2 && !threatens
            ? smaller(onward, lateMoveReduction(depth, tried, scores[n]!, isWide, isQuiet))
            : 0;
        score = this.searchNode(ply + 1, onward - less, low, low + 1, isOwn, true, threatens);
        if (score > low && (less > 0 || (isWide && score < beta)) && !this.stopped) {
          play(position, data, at, next.position);
          next.previousTurn = turnKey(data, at);
          score = this.searchNode(ply + 1, onward, low, beta, isOwn, true, threatens);
        }
      }
      if (this.stopped) return 0;
      // Of very many turns under a threat, those that do not stop it are not the ones to count.
      if (score > lost) tried++;
      else if (isUnderThreat) this.failedEvasions++;
      if (score <= best) continue;
      best = score;
      bestAt = at;
      if (score <= low) continue;
      low = score;
      if (isWide) this.pv.extend(ply, data, at);
      if (low >= beta) {
        this.cutoffs++;
        this.cutoffPlaces += n + 1;
        this.order.update(frame, n, team, depth);
        break;
      }
    }
    starts[0] = bestAt;
    // What is no evasion is lost without a look.
    const worth = best < lost && (list.isPartial || count < list.count) ? lost : best;
    // What was not thought of may save it.
    return list.isBrief ? greater(worth, 0 - MOST_UNDECIDED) : worth;
  }

  /** Whoever has no turn is out and has lost; of three sides the others play on. */
  private withoutTurn(ply: number, depth: number, alpha: number, beta: number): number {
    const { position } = this.stack[ply]!;
    if (this.isOwn(position)) return ply + 1 - WON;
    copyPosition(leave(position, position.turn), this.stack[ply + 1]!.position);
    return this.searchNode(ply + 1, depth - 1, alpha, beta, false, true);
  }

  /** What the draw that is due at a ply may lead to. */
  private searchChanceNode(ply: number, depth: number, forOwn: boolean): number {
    const outcomes = chances(this.stack[ply]!.position);
    const further = depthAfterChance(outcomes, depth);
    const { extensionLimit } = this;
    // Threats that depend on a draw are not followed: there would be as many lines as ways to draw again and again.
    this.extensionLimit = 0;
    const worth = expectedScore(outcomes, (outcome) => {
      copyPosition(outcome, this.stack[ply + 1]!.position);
      return this.searchNode(ply + 1, further, -INFINITY, INFINITY, forOwn, true);
    });
    this.extensionLimit = extensionLimit;
    return this.stopped ? 0 : worth;
  }

  private isCutOff(): boolean {
    if (this.stopped || (!this.mayStop && this.nodes < LONG_ITERATION)) return this.stopped;
    const { nodes, isLate } = this.limits;
    const isAsked = this.nodes % ASKED_EVERY === 0;
    if (this.nodes >= nodes || (isAsked && isLate())) this.stopped = true;
    return this.stopped;
  }
}

/**
 * Whether doing nothing would be a turn like any other: who has which power must not depend on it. Near the end of what
 * is looked at it is only if the others cannot come to threaten anything.
 */
function nullMoveAllowed(position: Position, depth: number): boolean {
  const lineup = LINEUPS[position.lineup]!;
  if (position.extra !== 0 || position.prefix !== 0 || !isStill(lineup)) return false;
  return depth >= 3 || !mayThreatenNext(position, lineup.next[position.turn]!);
}

function isStill({ isSteady, seats, alternation, reactors, decks, tossers, hidden }: Lineup): boolean {
  const draws = decks.length + tossers.length;
  return isSteady && seats === 2 && alternation === null && reactors.length + draws + hidden.length === 0;
}
