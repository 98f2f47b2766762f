import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import {
  type ClientMessage,
  isAction,
  type PlayerFace,
  parseServerMessage,
  type ServerMessage,
} from '@thera/protocol';
import { fault, ok, type Result } from '@thera/table';
import { ServerTime } from './server-time.ts';

/** What is asked of the server; the number that makes it answered once is given by the socket. */
export type Ask = ClientMessage extends infer Message
  ? Message extends ClientMessage
    ? Omit<Message, 'id'>
    : never
  : never;

/** The number of the entry that came of it, where one did, or a coded refusal. */
export type Answer = Result<number | undefined, string>;

type Heard = {
  readonly [Kind in ServerMessage['kind']]: (message: Extract<ServerMessage, { kind: Kind }>) => void;
};

/** What is known of the connection: not there yet, there, or lost and looked for. */
export type SocketStatus = 'connecting' | 'open' | 'lost';

interface Asked {
  readonly message: ClientMessage;
  readonly answer: (answer: Answer) => void;
  sent: number;
}

/** What a socket stands on. */
export interface SocketParts {
  /** A new connection that nobody has listened to yet. */
  readonly connect: () => WebSocket;
  /** How long it is waited before the next attempt after so many in vain, in milliseconds. */
  readonly pause?: (failures: number) => number;
}

/** How often the server is asked whether it is still there. */
const HEARTBEAT = 5_000;
/** What has not been answered for so long was lost. */
const PATIENCE = 10_000;

const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 10_000;

/** Longer every time, and never for all pages the same: a server that comes back is not asked by all at once. */
const usualPause = (failures: number): number =>
  Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures) * (0.5 + Math.random() / 2);

/** What a server says that stops and comes back, or that others stand in for. */
const SERVICE_RESTART = 1012;
const LONGEST_RESTART_PAUSE = 1_500;

/** All its pages hear it at the same time, and are not to come back at the same time. */
const restartPause = (): number => FIRST_PAUSE + Math.random() * (LONGEST_RESTART_PAUSE - FIRST_PAUSE);

/**
 * The one connection of a page with the server. It looks for the server again whenever it is lost. What changes a table
 * is sent again until it is answered, for the server does nothing twice; what only asks is answered `unavailable`.
 */
export class OnlineSocket {
  readonly time: ServerTime = new ServerTime();
  private readonly state: Signal<SocketStatus> = signal('connecting');
  readonly status: ReadonlySignal<SocketStatus> = this.state;
  private readonly known: Signal<PlayerFace | undefined> = signal(undefined);
  /** Whom the server takes us for; undefined for somebody without a session, and before it has said so. */
  readonly player: ReadonlySignal<PlayerFace | undefined> = this.known;
  private readonly parts: SocketParts;
  private readonly asked = new Map<string, Asked>();
  private readonly listeners = new Map<ServerMessage['kind'], Set<(message: never) => void>>();
  private readonly heartbeat: ReturnType<typeof setInterval>;
  /** Numbers of other pages, and of this one before a reload, are others. */
  private readonly name: string = randomName();
  private count = 0;
  private failures = 0;
  private socket: WebSocket | undefined;
  private isWelcome = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  /** When the server said something last, by our clock. */
  private heardAt = Date.now();

  constructor(parts: SocketParts) {
    this.parts = parts;
    this.heartbeat = setInterval(() => this.beat(), HEARTBEAT);
    this.connect();
  }

  /** Asks the server for something and waits for its answer, however often the connection is lost meanwhile. */
  ask(ask: Ask): Promise<Answer> {
    if (this.isClosed) return Promise.resolve(fault('unavailable'));
    const message = { ...ask, id: `${this.name}-${++this.count}` } as ClientMessage;
    return new Promise((answer) => {
      if (!this.isWelcome && !isAction(message)) return answer(fault('unavailable'));
      const asked: Asked = { message, answer, sent: 0 };
      this.asked.set(message.id, asked);
      if (this.isWelcome) this.send(asked);
    });
  }

  /** Calls back with every message of a kind until the returned function is called. */
  listen<Kind extends ServerMessage['kind']>(kind: Kind, heard: Heard[Kind]): () => void {
    const known = this.listeners.get(kind) ?? new Set();
    this.listeners.set(kind, known.add(heard as (message: never) => void));
    return () => known.delete(heard as (message: never) => void);
  }

  /** Comes again as whoever plays now, and at once if it was waiting to. */
  reconnect(): void {
    if (this.isClosed) return;
    clearTimeout(this.retry);
    this.drop();
    this.connect();
  }

  /** Looks for the server now, if it was lost: the device has been woken, or has a network again. */
  hurry(): void {
    if (this.isWelcome) this.beat();
    else if (this.retry !== undefined) this.reconnect();
  }

  close(): void {
    this.isClosed = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.retry);
    this.drop();
    for (const { answer } of this.asked.values()) answer(fault('unavailable'));
    this.asked.clear();
  }

  private connect(): void {
    this.retry = undefined;
    this.heardAt = Date.now();
    const socket = this.parts.connect();
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.socket) this.hear(String(data));
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket === this.socket) this.lost(code);
    });
  }

  /** Leaves the connection as it is without hearing of it again. */
  private drop(): void {
    const { socket } = this;
    this.socket = undefined;
    this.isWelcome = false;
    socket?.close();
  }

  private lost(code?: number): void {
    this.drop();
    if (this.isClosed) return;
    this.state.value = 'lost';
    for (const [id, { message, answer }] of this.asked) {
      if (isAction(message)) continue;
      this.asked.delete(id);
      answer(fault('unavailable'));
    }
    const pauseOf = this.parts.pause ?? (code === SERVICE_RESTART ? restartPause : usualPause);
    const pause = pauseOf(this.failures++);
    this.retry = setTimeout(() => this.connect(), pause);
  }

  private send(asked: Asked): void {
    asked.sent = Date.now();
    this.socket?.send(JSON.stringify(asked.message));
  }

  private hear(text: string): void {
    const parsed = parseServerMessage(text);
    if (!parsed.ok) return;
    const message = parsed.value;
    this.heardAt = Date.now();
    if (message.kind === 'welcome') this.welcome(message);
    if (message.kind === 'pong') this.time.answered(message.at, message.now);
    if (message.kind === 'answer') this.answered(message);
    for (const heard of this.listeners.get(message.kind) ?? []) heard(message as never);
  }

  private welcome({ player, now }: Extract<ServerMessage, { kind: 'welcome' }>): void {
    this.time.welcome(now);
    this.known.value = player ?? undefined;
    this.isWelcome = true;
    this.failures = 0;
    this.state.value = 'open';
    this.ping();
    for (const asked of this.asked.values()) if (isAction(asked.message)) this.send(asked);
  }

  private answered(message: Extract<ServerMessage, { kind: 'answer' }>): void {
    const asked = this.asked.get(message.id);
    if (asked === undefined) return;
    this.asked.delete(message.id);
    asked.answer(message.ok ? ok(message.number) : fault(message.error, message.at));
  }

  private ping(): void {
    void this.ask({ kind: 'ping', at: Date.now() });
  }

  /** Asks whether the server is still there, and again for what was not answered. */
  private beat(): void {
    const now = Date.now();
    // A connection that was never opened ends in the same way as one that has fallen silent.
    if (this.socket !== undefined && now - this.heardAt > PATIENCE) this.lost();
    if (!this.isWelcome) return;
    for (const [id, asked] of this.asked) {
      if (now - asked.sent < PATIENCE) continue;
      if (isAction(asked.message)) this.send(asked);
      else {
        this.asked.delete(id);
        asked.answer(fault('unavailable'));
      }
    }
    this.ping();
  }
}

const NAME_BYTES = 9;

function randomName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(NAME_BYTES));
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
}
