import { Evasions, type Position } from '@thera/santorini';
import type { Evaluator } from '../evaluation/evaluator.ts';
import type { Calibration } from '../evaluation/win-chance.ts';
import { Margins } from './margins.ts';
import type { NodeObserver } from './node-observer.ts';
import { PrincipalVariation } from './principal-variation.ts';
import { WON } from './score.ts';
import { ASKED_EVERY, type Limits } from './searching.ts';
import { createSearchStack, type StackEntry } from './stack-entry.ts';
import { isThreatened } from './threat.ts';
import type { TranspositionTable } from './transposition-table.ts';
import { TurnOrder } from './turn-order.ts';

/** How turns are searched. */
export interface Style {
  /** Whether unpromising turns are reduced or pruned, and forcing ones extended. */
  readonly isSelective: boolean;
  /** Whether it sees what the others may do next, even at the leaves. */
  readonly seesThreats: boolean;
}

/** How much deeper than the iteration threats are followed. */
const MOST_EXTENSION = 20;
/** A first iteration of more positions than that may be cut off like any other. */
const LONG_ITERATION = 20_000;

/** What a search works with: who thinks, what it has learnt, how far it is, and when it ends. */
export class SearchState {
  /** Positions searched so far. */
  nodes = 0;
  /** Cutoffs so far, and the sum of the places of the turns that made them. */
  cutoffs = 0;
  cutoffPlaces = 0;
  /** Turns tried as evasions that turned out to be none. */
  nonEvasions = 0;
  /** Whether the search was cut off; what it answers then means nothing. */
  stopped = false;
  /** Whether it may be cut off although it has not searched much yet. */
  mayStop = false;
  readonly stack: readonly StackEntry[] = createSearchStack();
  readonly pv: PrincipalVariation = new PrincipalVariation(this.stack.length);
  readonly margins: Margins;
  /** How likely who has a score wins in a world that holds no surprises: what is decided there is certain. */
  readonly calibration: Calibration;
  protected readonly order: TurnOrder = new TurnOrder();
  protected readonly evasions: Evasions = new Evasions();
  protected readonly evaluator: Evaluator;
  protected readonly table: TranspositionTable;
  protected readonly style: Style;
  protected own = 0;
  /** Up to this ply leaves under a threat are extended. */
  protected extensionLimit = 0;
  /** What the keys of positions are mixed with where scores depend on who thinks. */
  protected salt = 0;
  protected observer: NodeObserver | undefined;
  private limits: Limits = { depth: 0, nodes: 0, isLate: () => true, lines: 1 };

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
    this.observer = limits.observer;
    this.nodes = 0;
    this.cutoffs = 0;
    this.cutoffPlaces = 0;
    this.nonEvasions = 0;
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
    for (const entry of this.stack) entry.clearKillers();
  }

  /** An iteration of this depth begins: threats are followed so much further. */
  setExtensionLimit(depth: number): void {
    this.extensionLimit = depth === 0 || !this.style.isSelective ? 0 : depth + MOST_EXTENSION;
  }

  /** Says of a position that has just come onto the stack what its node has to know. */
  enter(entry: StackEntry): void {
    entry.isUnderThreat = this.isUnderThreat(entry.position);
    entry.allowsNullMove = true;
  }

  /** The static evaluation of a position for the side that thinks. */
  staticEvaluation(position: Position): number {
    if (position.winner >= 0) return position.winner === this.own ? WON - 1 : 1 - WON;
    this.evaluator.follow(0, position);
    const score = this.evaluator.evaluate(0);
    return this.isOwn(position) ? score : -score;
  }

  isOwn(position: Position): boolean {
    return position.lineup.plans[position.turn]!.side === this.own;
  }

  /** Whether the next seat would win if nothing were done. */
  protected isUnderThreat(position: Position): boolean {
    return this.style.seesThreats && isThreatened(position, this.own);
  }

  protected isCutOff(): boolean {
    if (this.stopped || (!this.mayStop && this.nodes < LONG_ITERATION)) return this.stopped;
    const { nodes, isLate } = this.limits;
    const isAsked = this.nodes % ASKED_EVERY === 0;
    if (this.nodes >= nodes || (isAsked && isLate())) this.stopped = true;
    return this.stopped;
  }
}
