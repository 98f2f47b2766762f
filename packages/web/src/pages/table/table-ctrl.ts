import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { PlayerFace, TableFace } from '@thera/protocol';
import { SECOND, type Seat } from '@thera/table';
import type { TablePageText } from '@thera/texts';
import { pageSocket } from '../../online/page-socket.ts';
import { ensureSession } from '../../online/session.ts';
import type { OnlineSocket } from '../../online/socket.ts';
import { type TableAsk, TableFeed } from '../../online/table-feed.ts';
import { wasRemoved } from './was-removed.ts';

/** As often as whoever counts seconds has to look. */
const TICK = SECOND / 4;

/** A table on the server as its page has it: what is told of it, and what is asked for there. */
export class TableCtrl {
  readonly socket: OnlineSocket = pageSocket();
  readonly feed: TableFeed;
  readonly text: Signal<TablePageText>;
  readonly face: ReadonlySignal<TableFace | undefined>;
  /** Why something that was asked for last was not done. */
  readonly refusal: Signal<string | undefined> = signal(undefined);
  /** Whether something was asked for and has not been answered. */
  readonly isAsking: Signal<boolean> = signal(false);

  /** What time it is at the server, as often as somebody may want to count it down. */
  readonly now: Signal<number>;
  private readonly ticking: ReturnType<typeof setInterval>;

  constructor(table: string, text: TablePageText) {
    this.now = signal(this.socket.time.now);
    this.ticking = setInterval(() => {
      this.now.value = this.socket.time.now;
    }, TICK);
    this.feed = new TableFeed(table, this.socket);
    this.text = signal(text);
    this.face = computed(() => this.feed.told.value?.face);
  }

  dispose(): void {
    clearInterval(this.ticking);
    this.feed.dispose();
  }

  /** Whom the server takes us for. */
  get me(): PlayerFace | undefined {
    return this.socket.player.value;
  }

  get isHost(): boolean {
    return this.me !== undefined && this.me.id === this.face.value?.host;
  }

  /** The seat of whoever looks; undefined for watchers. */
  get ownSeat(): Seat | undefined {
    return this.face.value?.ownSeat ?? undefined;
  }

  /** Whether the host has sent whoever looks away, and they have not sat down again. */
  get isRemoved(): boolean {
    return this.me !== undefined && wasRemoved(this.feed.entries.value, this.me.id);
  }

  /** What whoever sits in a seat is called; undefined where nobody does, and for computers. */
  playerAt(seat: Seat): PlayerFace | undefined {
    const occupant = this.face.value?.seats[seat];
    return occupant?.kind === 'person' ? occupant.player : undefined;
  }

  nameAt(seat: Seat): string {
    return this.playerAt(seat)?.name ?? '';
  }

  /** Whether whoever sits in a seat is there; undefined as long as that is not known. */
  isHere(seat: Seat): boolean | undefined {
    return this.feed.presence.value?.seats[seat];
  }

  /** Asks for something; whether it was done. */
  async ask(ask: TableAsk): Promise<boolean> {
    this.isAsking.value = true;
    const answer = await this.feed.ask(ask);
    this.isAsking.value = false;
    this.refusal.value = answer.ok ? undefined : answer.error;
    return answer.ok;
  }

  /** Takes a seat; whoever has no session gets one by it. */
  async sit(seat: Seat): Promise<void> {
    this.isAsking.value = true;
    const session = await ensureSession();
    this.isAsking.value = false;
    if (!session.ok) {
      this.refusal.value = session.error;
      return;
    }
    // What is asked now is sent once the connection is that of whoever has just come.
    await this.ask({ kind: 'sit', seat });
  }

  /** What is said of a refusal; undefined if it is not one of the table. */
  refusalInWords(code: string): string | undefined {
    const { refusals, stale } = this.text.value;
    if (code === 'stale') return stale;
    return Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : undefined;
  }
}
