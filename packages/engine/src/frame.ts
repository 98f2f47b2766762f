import { Position, TurnList } from '@thera/rules';

/** What one turn ahead needs: the position there and its turns in the order in which they are tried. */
export class Frame {
  readonly position: Position = new Position();
  readonly list: TurnList = new TurnList();
  /** Where each turn begins in the list, and how promising it is. */
  starts: Int32Array = new Int32Array(128);
  promise: Int32Array = new Int32Array(128);

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
    const n = this.starts.subarray(0, this.list.count).indexOf(at);
    if (n < 0) return false;
    this.starts[n] = this.starts[0]!;
    this.starts[0] = at;
    return true;
  }

  /** Brings the most promising of the turns from the nth on to the nth place. */
  bringForward(n: number): void {
    const { promise, starts } = this;
    let best = n;
    for (let other = n + 1; other < this.list.count; other++)
      if (promise[other]! > promise[best]!) best = other;
    if (best === n) return;
    const start = starts[best]!;
    const most = promise[best]!;
    // The others keep their order, so that equally promising turns stay as they were listed.
    starts.copyWithin(n + 1, n, best);
    promise.copyWithin(n + 1, n, best);
    starts[n] = start;
    promise[n] = most;
  }
}

/** The part of a turn's header that says how many integers it has. */
const TURN_LENGTH = 255;
