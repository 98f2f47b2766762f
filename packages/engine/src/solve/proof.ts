import {
  awaitsReaction,
  canWin,
  chances,
  copyPosition,
  hashPosition,
  Position,
  play,
  sideOfSeat,
  TurnList,
} from '@thera/santorini';
import { canBeStuckNext, isStuck } from '../evaluation/getting-stuck.ts';
import { isChanceNode } from '../search/chance-nodes.ts';
import { listConsidered } from '../search/considered-turns.ts';
import { ProofTable } from './proof-table.ts';

/** Which turns the attacker may try: all, or those alone that threaten to win next. */
export type Aim = 'everything' | 'threats';

class Stop {
  readonly position: Position = new Position();
  readonly list: TurnList = new TurnList();
  readonly quiet: number[] = [];
  /** What refuted the attack at this distance last. */
  refutation = 0;
}

/** Tries to prove that one of two sides wins by force, whatever the other does and whatever chance decides. */
export class Proof {
  /** Positions searched so far. */
  nodes = 0;
  /** How many may be; what is answered beyond means nothing. */
  limit: number = Number.POSITIVE_INFINITY;
  /** Whether turns were left out because there are too many: what was not proven may be so all the same. */
  leavesOut = false;
  readonly attacker: number;
  private readonly aim: Aim;
  private readonly table: ProofTable;
  private readonly stops: Stop[] = [];
  private readonly words: Int32Array = new Int32Array(2);

  constructor(attacker: number, aim: Aim, tableBits: number) {
    this.attacker = attacker;
    this.aim = aim;
    this.table = new ProofTable(tableBits);
  }

  /** Whether the limit has been reached. */
  get isSpent(): boolean {
    return this.nodes >= this.limit;
  }

  /** Whether the attacker wins within so many turns. */
  proves(position: Position, turns: number): boolean {
    copyPosition(position, this.stopAt(0).position);
    return this.visit(0, turns);
  }

  /** The turn of the attacker that was found to win a position, which was proven last; undefined if it wins at once. */
  turnOf(position: Position): Int32Array | undefined {
    hashPosition(position, this.words);
    const best = this.table.moveOf(this.words[0]!, this.words[1]!);
    if (best < 0 || !this.isAttacker(position)) return undefined;
    const list = new TurnList();
    listConsidered(position, list);
    return list.turn(best);
  }

  private stopAt(ply: number): Stop {
    const known = this.stops[ply];
    if (known !== undefined) return known;
    const stop = new Stop();
    this.stops.push(stop);
    return stop;
  }

  private visit(ply: number, turns: number): boolean {
    const { position } = this.stops[ply]!;
    if (position.winner >= 0) return position.winner === this.attacker;
    if (isChanceNode(position)) return this.visitChanceNode(ply, turns);
    const attacks = this.isAttacker(position);
    // Who has no turn has lost at once.
    if (turns === 0) return !attacks && isStuck(position);
    if (this.isSpent) return false;
    this.nodes++;
    if (!awaitsReaction(position) && canWin(position)) return attacks;
    if (attacks && turns === 1 && !canBeStuckNext(position)) return false;
    hashPosition(position, this.words);
    const low = this.words[0]!;
    const high = this.words[1]!;
    const known = this.table.probe(low, high, turns);
    if (known !== undefined) return known;
    const best = this.table.moveOf(low, high);
    const settledBy = attacks ? this.attack(ply, turns, best) : this.defend(ply, turns, best);
    if (this.isSpent) return false;
    const isProven = attacks === settledBy >= 0;
    this.table.store(low, high, turns, isProven, settledBy);
    return isProven;
  }

  /** A turn that wins, or -1: threats first, for they leave the defender little choice. */
  private attack(ply: number, turns: number, best: number): number {
    const stop = this.stops[ply]!;
    const { position, list, quiet } = stop;
    const { position: after } = this.stopAt(ply + 1);
    this.list(stop);
    quiet.length = 0;
    if (best >= 0 && this.tryTurn(ply, best, turns)) return best;
    for (const at of list.starts()) {
      if (at === best) continue;
      play(position, list.data, at, after);
      if (turns > 2 && !this.isForcing(after)) quiet.push(at);
      else if (this.visit(ply + 1, turns - 1)) return at;
      if (this.isSpent) return -1;
    }
    if (this.aim === 'threats') return -1;
    for (const at of quiet) if (this.tryTurn(ply, at, turns)) return at;
    return -1;
  }

  /** A turn that refutes the attack, or -1. */
  private defend(ply: number, turns: number, best: number): number {
    const stop = this.stops[ply]!;
    const { list } = stop;
    this.stopAt(ply + 1);
    this.list(stop);
    // What was not thought of may refute it.
    if (list.isBrief) return 0;
    if (best >= 0 && !this.tryTurn(ply, best, turns)) return best;
    const likely = stop.refutation;
    for (const isLikely of [true, false])
      for (const at of list.starts()) {
        if (at === best || (list.data[at + 1] === likely) !== isLikely) continue;
        if (this.tryTurn(ply, at, turns)) continue;
        stop.refutation = list.data[at + 1]!;
        return at;
      }
    return -1;
  }

  private list({ position, list }: Stop): void {
    listConsidered(position, list);
    this.leavesOut ||= list.isBrief;
  }

  private tryTurn(ply: number, at: number, turns: number): boolean {
    const { position, list } = this.stops[ply]!;
    play(position, list.data, at, this.stops[ply + 1]!.position);
    return this.visit(ply + 1, turns - 1);
  }

  private visitChanceNode(ply: number, turns: number): boolean {
    const { position } = this.stops[ply]!;
    const { position: after } = this.stopAt(ply + 1);
    return chances(position).every((outcome) => {
      copyPosition(outcome, after);
      return this.visit(ply + 1, turns);
    });
  }

  /** Whether the attacker would win next if nothing were done, or it cannot be told without trying. */
  private isForcing(after: Position): boolean {
    if (after.winner >= 0 || after.extra !== 0 || after.prefix !== null || isChanceNode(after)) return true;
    return this.isAttacker(after) || canWin(after, after.lineup.next[after.turn]!);
  }

  private isAttacker({ lineup, turn }: Position): boolean {
    return sideOfSeat(lineup.seats, turn) === this.attacker;
  }
}
