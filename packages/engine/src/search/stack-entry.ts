import { Position, TurnList, turnLength } from '@thera/santorini';

/** So many turns ahead nothing is searched any more. */
export const MOST_PLIES = 100;
/** Chance nodes that may follow at once, a null move, and a turn more. */
const SPARE = 8;

/** One entry of the search stack: everything about the node at a ply that others than itself have to know. */
export class StackEntry {
  readonly ply: number;
  readonly position: Position = new Position();
  readonly list: TurnList = new TurnList();
  /** Where each turn begins in the list, and its score in the move ordering. */
  starts: Int32Array = new Int32Array(128);
  scores: Int32Array = new Int32Array(128);

  // What whoever leads to the node says of it.
  /** The key of the turn that led here. */
  previousTurn = 0;
  /** Whether the next seat would win if nothing were done: what chess calls being in check. */
  isUnderThreat = false;
  /** Whether a null move may be tried. */
  allowsNullMove = true;

  // What the node finds out about itself before it searches any turn.
  /** Where the table move begins in the list, or -1. */
  tableMove = -1;
  /** The static evaluation; `NO_EVAL` where the node is not calm. */
  staticEval = 0;
  /** Whether turns may be pruned and reduced: nobody threatens anything, and no turn is half done. */
  isCalm = false;
  /** Whether the static evaluation is better than two plies before. */
  isImproving = false;

  // What it remembers from one visit to the next.
  /** The keys of two turns that made a cutoff here lately. */
  killer = 0;
  formerKiller = 0;

  constructor(ply: number) {
    this.ply = ply;
  }

  /** Makes room for all turns. */
  reserve(): void {
    const { count } = this.list;
    if (count <= this.starts.length) return;
    this.starts = new Int32Array(count * 2);
    this.scores = new Int32Array(count * 2);
  }

  /** Finds where the turns begin. */
  index(): void {
    const { list } = this;
    this.reserve();
    let at = 0;
    for (let n = 0; n < list.count; n++) {
      this.starts[n] = at;
      at += turnLength(list.data[at]!);
    }
  }

  /** Picks the turn with the highest score of the first `count` from the nth on, and brings it to the nth place. */
  pickNext(n: number, count: number): void {
    const { scores, starts } = this;
    let best = n;
    let most = scores[n]!;
    for (let other = n + 1; other < count; other++) {
      if (scores[other]! <= most) continue;
      best = other;
      most = scores[other]!;
    }
    if (best === n) return;
    const start = starts[best]!;
    starts[best] = starts[n]!;
    scores[best] = scores[n]!;
    starts[n] = start;
    scores[n] = most;
  }

  /** Takes note of a turn that made a cutoff. */
  addKiller(key: number): void {
    if (this.killer === key) return;
    this.formerKiller = this.killer;
    this.killer = key;
  }

  clearKillers(): void {
    this.killer = 0;
    this.formerKiller = 0;
  }
}

/** The stack of a search, from its root on. */
export function createSearchStack(): readonly StackEntry[] {
  return Array.from({ length: MOST_PLIES + SPARE }, (_, ply) => new StackEntry(ply));
}
