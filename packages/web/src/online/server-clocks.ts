import { type Signal, signal } from '@preact/signals';
import type { ClockFace } from '@thera/protocol';
import type { Seat } from '@thera/table';
import type { SeatClocks } from '../pages/play/play-host.ts';
import type { OnlineSocket } from './socket.ts';
import type { TableFeed } from './table-feed.ts';

const TICK = 200;
/** From here on time is short. */
const SHORT = 10_000;

/** What the clocks of a table are made with. */
export interface ServerClockParts {
  readonly feed: TableFeed;
  readonly socket: OnlineSocket;
  /** The seat of whoever looks; none for watchers. */
  readonly own: Seat | null;
  /** The time of whoever looks is short. */
  readonly onShort: (seat: Seat) => void;
}

/** The clocks of a table on the server, running here as they run there. */
export class ServerClocks implements SeatClocks {
  private readonly parts: ServerClockParts;
  private readonly now: Signal<number>;
  private readonly timer: ReturnType<typeof setInterval>;
  /** The turn of which it was said that time is short. */
  private warned: number | undefined;

  constructor(parts: ServerClockParts) {
    this.parts = parts;
    const { socket, own, onShort } = parts;
    this.now = signal(socket.time.now);
    this.timer = setInterval(() => {
      this.now.value = socket.time.now;
      const events = parts.feed.told.peek()?.face.play?.events;
      if (own === null || events === this.warned || !this.isRunning(own) || !this.isShort(own)) return;
      this.warned = events;
      onShort(own);
    }, TICK);
  }

  left(seat: Seat): number {
    const { face } = this;
    const left = face?.left[seat] ?? 0;
    const passed = this.now.value - (this.parts.feed.told.value?.now ?? 0) - (face?.grace[seat] ?? 0);
    return Math.max(0, this.isRunning(seat) ? left - Math.max(0, passed) : left);
  }

  isTimed(seat: Seat): boolean {
    return this.face?.left[seat] !== undefined;
  }

  isRunning(seat: Seat): boolean {
    return this.face?.running.includes(seat) === true;
  }

  isShort(seat: Seat): boolean {
    return this.left(seat) <= SHORT;
  }

  dispose(): void {
    clearInterval(this.timer);
  }

  private get face(): ClockFace | undefined {
    return this.parts.feed.told.value?.face.play?.clock;
  }
}
