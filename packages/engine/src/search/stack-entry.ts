import { Position, TurnList } from '@thera/santorini';

/** The part of a turn's header that says how many integers it has. */
export const TURN_LENGTH = 255;

/** One entry of the search stack: the position at a ply and its turns in the order in which they are searched. */
export class StackEntry {
  readonly position: Position = new Position();
  readonly list: TurnList = new TurnList();
  /** Where each turn begins in the list, and its score in the move ordering. */
  starts: Int32Array = new Int32Array(128);
  scores: Int32Array = new Int32Array(128);
  /** The key of the turn that led here, and the killers: keys of two turns that made a cutoff here lately. */
  previousTurn = 0;
  killer = 0;
  formerKiller = 0;
  /** The static evaluation of the position. */
  staticEval = 0;

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
      at += list.data[at]! & TURN_LENGTH;
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

  clearKillers(): void {
    this.killer = 0;
    this.formerKiller = 0;
  }

  /** Takes note of a turn that made a cutoff. */
  addKiller(key: number): void {
    if (this.killer === key) return;
    this.formerKiller = this.killer;
    this.killer = key;
  }
}
