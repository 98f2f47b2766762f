import {
  awaitsReaction,
  canWin,
  chances,
  climbs,
  copyPosition,
  harmlessSquares,
  hashPosition,
  isHarmless,
  leave,
  type Position,
  play,
} from '@thera/santorini';
import { isHemmedIn } from '../evaluation/evaluate.ts';
import { depthAfterChance, expectedScore, isChanceNode } from './chance-nodes.ts';
import { listConsidered } from './considered-turns.ts';
import { greater, smaller } from './integers.ts';
import { nullMoveAllowed, VERIFIED_FROM } from './null-move.ts';
import { lateMoveCount, lateMoveReduction, UNLIMITED } from './pruning.ts';
import { INFINITY, isDecided, MOST_UNDECIDED, scoreFromTable, scoreToTable, WON } from './score.ts';
import { SearchState } from './search-state.ts';
import { MOST_PLIES, type StackEntry } from './stack-entry.ts';
import { mayThreatenNext } from './threat.ts';
import { EXACT, LOWER_BOUND, UPPER_BOUND } from './transposition-table.ts';
import { turnKey } from './turn-order.ts';

/** Stands for the static evaluation of a position that is not calm. */
const NO_EVAL = -0x8000;

/**
 * A principal variation search of the game tree below positions that it is given. There are two perspectives: the side that
 * thinks, and all the others, whom a paranoid search takes to play together.
 */
export class TreeSearch extends SearchState {
  /** The halves of a position's key. */
  private readonly words: Int32Array = new Int32Array(2);

  /** The score of a position one turn from here for the side that thinks, within a window. */
  scoreOf(position: Position, depth: number, alpha: number, beta: number): number {
    const entry = this.stack[1]!;
    copyPosition(position, entry.position);
    this.enter(entry);
    this.setExtensionLimit(depth);
    return this.searchNode(entry, depth, alpha, beta, true);
  }

  /** The score of a node for the side that thinks or for the others, whoever is to move. */
  searchNode(entry: StackEntry, depth: number, alpha: number, beta: number, forOwn: boolean): number {
    const { ply, position } = entry;
    this.pv.clear(ply);
    if (position.winner >= 0) return (position.winner === this.own) === forOwn ? WON - ply : ply - WON;
    if (isChanceNode(position)) return this.searchChanceNode(entry, depth, forOwn);
    this.evaluator.follow(ply, position);
    // Negamax, but a side may move twice in a row, and of three sides two are one perspective.
    if (this.isOwn(position) === forOwn) return this.alphaBeta(entry, depth, alpha, beta);
    // Subtracted, because the negative of nothing is a number of another kind, and slow.
    return 0 - this.alphaBeta(entry, depth, 0 - beta, 0 - alpha);
  }

  /** The score of a node for who is to move. */
  private alphaBeta(entry: StackEntry, plannedDepth: number, lower: number, upper: number): number {
    const { ply, position, list, isUnderThreat } = entry;
    const { isSelective, seesThreats } = this.style;
    if (this.isCutOff()) return 0;
    this.nodes++;

    // Win in one. The rules tell it without listing a turn, so even leaves see it.
    const isReaction = position.prefix !== null && awaitsReaction(position);
    if (!isReaction && (seesThreats || plannedDepth > 0) && canWin(position)) return WON - ply - 1;
    if (ply >= MOST_PLIES) return this.evaluator.evaluate(ply);

    // Leaves, and extensions in place of a quiescence search: threats are what is not quiet here.
    let depth = plannedDepth > 0 ? plannedDepth : 0;
    if (depth === 0) {
      // Where nobody can go anywhere as mortals do, powers may go on for ever: one turn is enough to see who is stuck.
      const mayBeStuck = (plannedDepth === 0 || !isSelective) && isHemmedIn(position);
      const isExtended = isReaction || (isUnderThreat && ply < this.extensionLimit) || mayBeStuck;
      if (!isExtended) return this.evaluator.evaluate(ply);
      if (!isSelective) depth = 1;
    }

    // Mate distance pruning. Nothing is worse than to have no turn now, or better than to leave the others without one.
    const alpha = greater(lower, ply + 1 - WON);
    const beta = smaller(upper, WON - ply - 2);
    if (alpha >= beta) return alpha;
    const isPv = beta - alpha > 1;

    // Static evaluation. Under a threat it would mean nothing, as in check.
    const isCalm = isSelective && !isUnderThreat && !isReaction && depth > 0;
    const staticEval = isCalm ? this.evaluator.evaluate(ply) : NO_EVAL;
    const isImproving = isCalm && ply >= 2 && staticEval > this.stack[ply - 2]!.staticEval;
    entry.staticEval = staticEval;
    entry.isCalm = isCalm;
    entry.isImproving = isImproving;
    const mayPruneNode = isCalm && !isPv && !isDecided(beta);

    // Reverse futility pruning. Ours comes before the table: it is often enough, and cheaper than a probe.
    if (mayPruneNode) {
      const score = staticEval - this.margins.reverseFutilityMargin(depth, isImproving);
      if (score >= beta) return score;
    }

    // Transposition table cutoff. Not at PV nodes, whose line is wanted. A proven score cuts off at any depth.
    hashPosition(position, this.words);
    // A paranoid score among three sides depends on who thinks, and so does its key.
    const low = position.lineup.sides > 2 ? this.words[0]! ^ this.salt : this.words[0]!;
    const high = this.words[1]!;
    const isKnown = this.table.probe(low, high);
    if (isKnown && !isPv && this.isTableCutoff(ply, depth, alpha, beta))
      return scoreFromTable(this.table.score, ply);
    const tableMove = isKnown ? this.table.move : -1;

    // Null move pruning. Only where a turn that changes nothing can be imagined at all.
    if (mayPruneNode && entry.allowsNullMove && staticEval >= beta && nullMoveAllowed(position, depth)) {
      const score = this.searchNullMove(entry, depth, beta);
      if (this.stopped) return 0;
      if (score >= beta) return isDecided(score) ? beta : score;
    }

    // Internal iterative reduction.
    if (isCalm && tableMove < 0 && depth >= 4) depth--;

    // Move generation. Under a threat turns are left out that are surely no evasions.
    if (isUnderThreat) this.evasions.prepare(position, position.lineup.next[position.turn]!);
    listConsidered(position, list, isUnderThreat ? this.evasions : null);
    if (list.count === 0 && !list.isPartial) return this.searchWithoutTurn(entry, depth, alpha, beta);

    entry.tableMove = tableMove;
    const score = this.searchTurns(entry, depth, alpha, beta);
    if (this.stopped) return 0;
    const bound = score >= beta ? LOWER_BOUND : score > alpha ? EXACT : UPPER_BOUND;
    this.table.store(low, high, depth, bound, scoreToTable(score, ply), entry.starts[0]!);
    if (isCalm && this.observer !== undefined) this.observer.note(position, low, depth, score, bound);
    return score;
  }

  /** Whether what the table knows was searched as deep, or is proven, and is beyond the window or exact. */
  private isTableCutoff(ply: number, depth: number, alpha: number, beta: number): boolean {
    const score = scoreFromTable(this.table.score, ply);
    if (this.table.depth < depth && !isDecided(score)) return false;
    const { bound } = this.table;
    if (bound === EXACT) return true;
    return bound === LOWER_BOUND ? score >= beta : score <= alpha;
  }

  /** What the others make of it if this side does nothing: if that is good enough, some turn will be. */
  private searchNullMove(entry: StackEntry, depth: number, beta: number): number {
    const { ply, position } = entry;
    const next = this.stack[ply + 1]!;
    const other = position.lineup.next[position.turn]!;
    const usual = this.margins.nullMoveReduction(depth, entry.staticEval - beta);
    // A leaf would not see a threat that is yet to be made.
    const reduction = usual >= depth && mayThreatenNext(position, other) ? depth - 1 : usual;
    copyPosition(position, next.position);
    next.position.turn = other;
    next.previousTurn = 0;
    next.isUnderThreat = false;
    next.allowsNullMove = false;
    const score = this.searchNode(next, depth - reduction, beta - 1, beta, this.isOwn(position));

    // Verification search, against zugzwang: where nobody wants to move, doing nothing would be the best of all.
    if (score < beta || depth < VERIFIED_FROM || this.stopped) return score;
    this.evaluator.follow(ply, position);
    entry.allowsNullMove = false;
    const verified = this.alphaBeta(entry, depth - reduction, beta - 1, beta);
    entry.allowsNullMove = true;
    return verified;
  }

  /** The move loop: the best score that any turn leads to. That turn is first in the entry when this is over. */
  private searchTurns(entry: StackEntry, depth: number, alpha: number, beta: number): number {
    const { ply, position, list, staticEval, isUnderThreat, isCalm } = entry;
    const next = this.stack[ply + 1]!;
    const isOwn = this.isOwn(position);
    const perspective = isOwn ? 0 : 1;
    const isPv = beta - alpha > 1;
    const lost = ply + 2 - WON;
    // Threat extension. A threat leaves few turns open, and they are followed a turn further.
    const onward = depth - 1 + (isUnderThreat && this.style.isSelective && ply < this.extensionLimit ? 1 : 0);
    const count = this.order.score(entry, perspective, isUnderThreat ? this.evasions : null);
    const { starts, scores } = entry;
    const { data } = list;
    const harmless = isCalm ? harmlessSquares(position) : 0;
    let lateFrom = isCalm && !isPv ? lateMoveCount(depth, entry.isImproving) : UNLIMITED;
    let best = -INFINITY;
    let bestAt = count > 0 ? starts[0]! : -1;
    let low = alpha;
    let tried = 0;
    for (let n = 0; n < count; n++) {
      // Move ordering. Among late moves it is not the best that matter but those that are not quiet.
      if (tried < lateFrom) entry.pickNext(n, count);
      const at = starts[n]!;

      // Late move pruning. Ours has two steps: turns that are surely quiet need not even be made.
      if (tried >= lateFrom && !isDecided(best) && isHarmless(data, at, harmless)) continue;
      play(position, data, at, next.position);
      const isThreat = this.isUnderThreat(next.position);
      const isQuiet = !isThreat && !climbs(data[at]!);
      if (isCalm && isQuiet && tried > 0 && !isDecided(best)) {
        if (tried >= lateFrom) continue;
        // Futility pruning. All turns that follow have lower scores, so they are late moves from now on.
        if (staticEval + this.margins.futilityMargin(depth, scores[n]!) <= low) {
          lateFrom = tried;
          continue;
        }
      }

      next.previousTurn = turnKey(data, at);
      next.isUnderThreat = isThreat;
      next.allowsNullMove = true;
      let score = 0;
      if (tried === 0) score = this.searchNode(next, onward, low, beta, isOwn);
      else {
        // Late move reductions. Quiet turns most, and turns that threaten a win never.
        const reduction =
          isCalm && depth >= 2 && tried >= 2 && !isThreat
            ? smaller(onward, lateMoveReduction(depth, tried, scores[n]!, isPv, isQuiet))
            : 0;
        // Principal variation search. A null window first; what fails high is re-searched at full depth and width.
        score = this.searchNode(next, onward - reduction, low, low + 1, isOwn);
        if (score > low && (reduction > 0 || (isPv && score < beta)) && !this.stopped)
          score = this.searchNode(next, onward, low, beta, isOwn);
      }
      if (this.stopped) return 0;

      // Of very many turns under a threat, non-evasions are not the ones to count.
      if (score > lost) tried++;
      else if (isUnderThreat) this.nonEvasions++;
      if (score <= best) continue;
      best = score;
      bestAt = at;
      if (score <= low) continue;
      low = score;
      if (isPv) this.pv.extend(ply, data, at);

      // Beta cutoff.
      if (low >= beta) {
        this.cutoffs++;
        this.cutoffPlaces += n + 1;
        this.order.update(entry, n, perspective, depth);
        break;
      }
    }
    starts[0] = bestAt;
    // Non-evasions that were left out are lost without a search.
    const score = best < lost && (list.isPartial || count < list.count) ? lost : best;
    // A turn that was not considered may save it.
    return list.isBrief ? greater(score, 0 - MOST_UNDECIDED) : score;
  }

  /** Whoever has no turn is out and has lost; of three sides the others play on. */
  private searchWithoutTurn(entry: StackEntry, depth: number, alpha: number, beta: number): number {
    const { ply, position } = entry;
    if (this.isOwn(position)) return ply + 1 - WON;
    const next = this.stack[ply + 1]!;
    copyPosition(leave(position, position.turn), next.position);
    this.enter(next);
    return this.searchNode(next, depth - 1, alpha, beta, false);
  }

  /** Expectimax, with full windows: the expected score of what chance may decide. */
  private searchChanceNode(entry: StackEntry, depth: number, forOwn: boolean): number {
    const next = this.stack[entry.ply + 1]!;
    const outcomes = chances(entry.position);
    const further = depthAfterChance(outcomes, depth);
    const { extensionLimit } = this;
    // Threats that depend on chance are not followed: there would be as many lines as outcomes of outcomes.
    this.extensionLimit = 0;
    const score = expectedScore(outcomes, (outcome) => {
      copyPosition(outcome, next.position);
      this.enter(next);
      return this.searchNode(next, further, -INFINITY, INFINITY, forOwn);
    });
    this.extensionLimit = extensionLimit;
    return this.stopped ? 0 : score;
  }
}
