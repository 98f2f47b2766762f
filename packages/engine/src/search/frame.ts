import { Position, TurnList } from '@thera/santorini';

/** The part of a turn's header that says how many integers it has. */
export const TURN_LENGTH = 255;

/** What one turn ahead needs: the position there and its turns in the order in which they are tried. */
export class Frame {
  readonly position: Position = new Position();
  readonly list: TurnList = new TurnList();
  /** Where each turn begins in the list, and how promising it is. */
  starts: Int32Array = new Int32Array(128);
  promise: Int32Array = new Int32Array(128);
  /** The mark of the turn that led here, and of two turns that were good enough here lately. */
  before = 0;
  killer = 0;
  formerKiller = 0;
  /** What the position looked like at first sight. */
  sight = 0;

  /** Makes room for all turns. */
  reserve(): void {
    const { count } = this.list;
    if (count <= this.starts.length) return;
    this.starts = new Int32Array(count * 2);
    this.promise = new Int32Array(count * 2);
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

  forget(): void {
    this.killer = 0;
    this.formerKiller = 0;
  }

  /** Takes note of a turn that was good enough. */
  remember(mark: number): void {
    if (this.killer === mark) return;
    this.formerKiller = this.killer;
    this.killer = mark;
  }
}
