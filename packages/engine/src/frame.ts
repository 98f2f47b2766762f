import { Position, TurnList } from '@thera/rules';

/** What one turn ahead needs: the position there and its turns in the order in which they are tried. */
export class Frame {
  readonly position: Position = new Position();
  readonly list: TurnList = new TurnList();
  /** Where each turn begins in the list, and how promising it is. */
  starts: Int32Array = new Int32Array(128);
  promise: Int32Array = new Int32Array(128);
  /** The signature of the turn that led here, and of two turns that were good enough here lately. */
  before = 0;
  killer = 0;
  formerKiller = 0;
  /** What the position looked like at first sight. */
  sight = 0;

  /** Finds where the turns begin. */
  index(): void {
    const { list } = this;
    if (list.count > this.starts.length) {
      this.starts = new Int32Array(list.count * 2);
      this.promise = new Int32Array(list.count * 2);
    }
    let at = 0;
    for (let n = 0; n < list.count; n++) {
      this.starts[n] = at;
      at += list.data[at]! & TURN_LENGTH;
    }
  }

  /** Brings the turn that begins at `at` to the first place; false if there is none. */
  putFirst(at: number): boolean {
    const { starts } = this;
    for (let n = 0; n < this.list.count; n++) {
      if (starts[n] !== at) continue;
      starts[n] = starts[0]!;
      starts[0] = at;
      return true;
    }
    return false;
  }

  /** Brings the most promising of the first `count` turns from the nth on to the nth place. */
  bringForward(n: number, count: number): void {
    const { promise, starts } = this;
    let best = n;
    let most = promise[n]!;
    for (let other = n + 1; other < count; other++) {
      if (promise[other]! <= most) continue;
      best = other;
      most = promise[other]!;
    }
    if (best === n) return;
    const start = starts[best]!;
    starts[best] = starts[n]!;
    promise[best] = promise[n]!;
    starts[n] = start;
    promise[n] = most;
  }

  /** Takes note of a turn that was good enough. */
  remember(signature: number): void {
    if (this.killer === signature) return;
    this.formerKiller = this.killer;
    this.killer = signature;
  }
}

/** The part of a turn's header that says how many integers it has. */
const TURN_LENGTH = 255;
