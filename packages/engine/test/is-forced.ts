import {
  awaitsReaction,
  canWin,
  chances,
  formatPosition,
  isOut,
  leave,
  listTurns,
  Position,
  play,
  sideOfSeat,
  TurnList,
} from '@thera/santorini';
import { isChanceNode } from '../src/search/chance-nodes.ts';
import { Proof } from '../src/solve/proof.ts';

/** Whether a game ends as somebody said, by force; undefined where that took too long to find out. */
export function isForced(
  position: Position,
  own: number,
  isWin: boolean,
  turns: number,
): boolean | undefined {
  if (position.lineup.sides > 2) return new PlainProof(own, isWin).proves(position, turns);
  const proofs = (['threats', 'everything'] as const).map((aim) => new Proof(isWin ? own : 1 - own, aim, 14));
  for (const proof of proofs) {
    proof.limit = 400_000;
    if (proof.proves(position, turns)) return true;
  }
  return proofs[1]!.isSpent ? undefined : false;
}

/** Tries every turn of one side, and of all the others together, in plain order. */
class PlainProof {
  private readonly own: number;
  private readonly isWin: boolean;
  private readonly known: Map<string, boolean> = new Map();
  private nodes = 0;

  constructor(own: number, isWin: boolean) {
    this.own = own;
    this.isWin = isWin;
  }

  proves(position: Position, turns: number): boolean | undefined {
    const proven = this.visit(position, turns);
    return this.nodes >= MOST_NODES ? undefined : proven;
  }

  private visit(position: Position, turns: number): boolean {
    const { lineup } = position;
    if (position.winner >= 0) return (position.winner === this.own) === this.isWin;
    if (isOut(lineup, this.own)) return !this.isWin;
    if (isChanceNode(position)) return chances(position).every((outcome) => this.visit(outcome, turns));
    if (turns === 0 || this.nodes++ >= MOST_NODES) return false;
    const attacks = (sideOfSeat(lineup.seats, position.turn) === this.own) === this.isWin;
    if (!awaitsReaction(position) && canWin(position)) return attacks;
    const key = `${formatPosition(position)} ${turns}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const proven = this.tryAll(position, turns, attacks);
    this.known.set(key, proven);
    return proven;
  }

  private tryAll(position: Position, turns: number, attacks: boolean): boolean {
    const list = new TurnList();
    listTurns(position, list);
    if (list.count === 0) return this.visit(leave(position, position.turn), turns - 1);
    const after = new Position();
    for (const at of list.starts()) {
      play(position, list.data, at, after);
      if (this.visit(after, turns - 1) === attacks) return attacks;
    }
    return !attacks;
  }
}

const MOST_NODES = 100_000;
