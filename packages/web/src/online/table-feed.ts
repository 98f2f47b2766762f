import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ChatLine, PastEntry, ServerMessage, TableFace } from '@thera/protocol';
import type { GameRecord } from '@thera/table';
import type { Answer, Ask, OnlineSocket } from './socket.ts';

/** Who is at a table now. */
export interface Presence {
  readonly seats: readonly boolean[];
  /** From when on something may be claimed because a seat is left, by the server's time; null where nothing can be. */
  readonly claims: readonly (number | null)[];
  readonly watchers: number;
}

/** A table as it was told last, and what time it was at the server then. */
export interface ToldFace {
  readonly face: TableFace;
  readonly now: number;
}

/** What a page may ask for at a table. */
export type TableAsk =
  Extract<Ask, { readonly table: string }> extends infer Asked
    ? Asked extends { readonly table: string }
      ? Omit<Asked, 'table'>
      : never
    : never;

type Of<Kind extends ServerMessage['kind']> = Extract<ServerMessage, { kind: Kind }>;

/** How long it is waited before the server is asked again for what it could not read. */
const AGAIN = 1_000;

/** Everything that is told of one table: nothing is missed and nothing comes twice, however often the connection is lost. */
export class TableFeed {
  readonly id: string;
  private readonly socket: OnlineSocket;
  private readonly toldFace: Signal<ToldFace | undefined> = signal(undefined);
  readonly told: ReadonlySignal<ToldFace | undefined> = this.toldFace;
  private readonly known: Signal<readonly PastEntry[]> = signal([]);
  /** The log from its first entry on. */
  readonly entries: ReadonlySignal<readonly PastEntry[]> = this.known;
  readonly presence: Signal<Presence | undefined> = signal(undefined);
  readonly lines: Signal<readonly ChatLine[]> = signal([]);
  /** The whole record with its seed, once the game is over. */
  readonly record: Signal<GameRecord<unknown, unknown> | undefined> = signal(undefined);
  /** Why there is nothing to tell. */
  readonly problem: Signal<string | undefined> = signal(undefined);
  private readonly stops: readonly (() => void)[];
  private isCatchingUp = false;
  private isDisposed = false;
  /** Whom the server took us for when it told this. */
  private onlooker: string | undefined;

  constructor(id: string, socket: OnlineSocket) {
    this.id = id;
    this.socket = socket;
    const mine = (table: string): boolean => table === id;
    this.stops = [
      socket.listen('welcome', ({ player }) => this.welcome(player?.id)),
      socket.listen('table', ({ face, now }) => mine(face.id) && this.tell({ face, now })),
      socket.listen('entry', (message) => mine(message.face.id) && this.enter(message)),
      socket.listen('past', ({ table, entries }) => mine(table) && this.remember(entries)),
      socket.listen('presence', ({ table, seats, claims, watchers }) => {
        if (mine(table)) this.presence.value = { seats, claims, watchers };
      }),
      socket.listen('said', ({ table, line }) => mine(table) && this.hear(line)),
      socket.listen('record', ({ table, record }) => {
        if (mine(table)) this.record.value = record;
      }),
    ];
    if (socket.status.peek() === 'open') this.welcome(socket.player.peek()?.id);
  }

  /** Asks for something at this table. Whoever was late is told what has happened meanwhile. */
  async ask(ask: TableAsk): Promise<Answer> {
    const answer = await this.socket.ask({ ...ask, table: this.id } as Ask);
    if (!answer.ok && answer.error === 'stale') await this.catchUp();
    return answer;
  }

  /** Follows the table from the last entry that is known. */
  async catchUp(): Promise<void> {
    this.isCatchingUp = true;
    const answer = await this.socket.ask({ kind: 'follow', table: this.id, from: this.head });
    this.isCatchingUp = false;
    if (answer.ok || this.isDisposed) return;
    if (answer.error !== 'unavailable') this.problem.value = answer.error;
    // Where the connection is there, the server cannot read the table now; whoever has lost it comes again with the next.
    else if (this.socket.status.peek() === 'open') setTimeout(() => this.followAgain(), AGAIN);
  }

  private followAgain(): void {
    if (!this.isDisposed && this.socket.status.peek() === 'open') void this.catchUp();
  }

  dispose(): void {
    this.isDisposed = true;
    for (const stop of this.stops) stop();
    void this.socket.ask({ kind: 'unfollow', table: this.id });
  }

  /** Somebody else may know other things of a game that has begun: it is told from its beginning again. */
  private welcome(player: string | undefined): void {
    if (player !== this.onlooker && this.known.peek().some(({ play }) => play !== null))
      batch(() => {
        this.known.value = [];
        this.toldFace.value = undefined;
        this.record.value = undefined;
      });
    this.onlooker = player;
    void this.catchUp();
  }

  /** The number of the last entry that is known. */
  private get head(): number {
    return this.known.peek().length;
  }

  private tell(told: ToldFace): void {
    batch(() => {
      this.problem.value = undefined;
      this.toldFace.value = told;
    });
  }

  private enter({ number, at, entry, face, now }: Of<'entry'>): void {
    if (number > this.head + 1) {
      // Something was lost on the way.
      if (!this.isCatchingUp) void this.catchUp();
      return;
    }
    batch(() => {
      this.remember([{ number, at, entry, play: face.play }]);
      if (number === this.head) this.tell({ face, now });
    });
  }

  private remember(entries: readonly PastEntry[]): void {
    const news: PastEntry[] = [];
    for (const entry of entries) if (entry.number === this.head + news.length + 1) news.push(entry);
    if (news.length > 0) this.known.value = [...this.known.peek(), ...news];
  }

  private hear(line: ChatLine): void {
    const lines = this.lines.peek();
    if (!lines.some(({ number }) => number === line.number)) this.lines.value = [...lines, line];
  }
}
