import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LARGEST_MESSAGE } from '@thera/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Accounts } from '../accounts/accounts.ts';
import { hashSecret } from '../accounts/secrets.ts';
import { type Arrival, Connection } from '../hub/connection.ts';
import type { Hub } from '../hub/hub.ts';
import type { Guard } from '../limits/guard.ts';
import { Headcount } from '../limits/headcount.ts';
import { InFlight } from '../operations/in-flight.ts';
import { failureFacts, type Log } from '../operations/log.ts';
import { addressFrom } from './address.ts';
import { secretIn } from './cookie.ts';
import { isOwnOrigin } from './origin.ts';

/** What sockets stand on. */
export interface SocketOptions {
  readonly accounts: Accounts;
  readonly hub: Hub;
  readonly guard: Guard;
  readonly now: () => number;
  readonly isBehindProxy: boolean;
  readonly log: Log;
}

/** Where pages connect. */
export const SOCKET_PATH = '/api/socket';

/** How often we ask whether a page is still there, which also tells how long the way is. */
const HEARTBEAT = 15_000;
/** At how many heartbeats it is looked whether the session of a page has ended elsewhere. */
const SESSION_BEATS = 4;

/** How long what has begun may take when the server stops. */
const PATIENCE = 5_000;
/** What pages are told then: the server comes back, or another is there. */
const SERVICE_RESTART = 1012;
/** How long pages may take to say goodbye when the server stops. */
const FAREWELL = 500;

/** The sockets of all pages. */
export class Sockets {
  readonly #options: SocketOptions;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  });
  readonly #addresses = new Headcount();
  readonly #players = new Headcount();
  readonly #connections = new WeakMap<WebSocket, Connection>();
  readonly #heartbeat: NodeJS.Timeout;
  /** When each page was asked whether it is still there; it has answered if it is not in it. */
  readonly #asked = new WeakMap<WebSocket, number>();
  readonly #inFlight = new InFlight();
  #beats = 0;
  #isStopping = false;

  constructor(options: SocketOptions) {
    this.#options = options;
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT).unref();
  }

  /** A request to talk: refused without a word where it may not be. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { isBehindProxy, accounts } = this.#options;
    const { host, origin, cookie, 'sec-fetch-site': fetchSite } = request.headers;
    const address = addressFrom(request, isBehindProxy);
    socket.on('error', () => socket.destroy());
    if (this.#isStopping) return refuse(socket, 503);
    if (!isOwnOrigin({ host, origin, fetchSite: fetchSite as string | undefined }))
      return refuse(socket, 403);
    if (!this.#hasRoomFor(address)) return refuse(socket, 429);
    this.#addresses.enter(address);
    socket.once('close', () => this.#addresses.leave(address));
    const secret = secretIn(cookie);
    const player = secret === undefined ? undefined : await accounts.playerOf(secret);
    if (socket.destroyed) return;
    if (player !== undefined) {
      if (this.#players.of(player.id) >= this.#options.guard.limits.connectionsOfPlayer)
        return refuse(socket, 429);
      this.#players.enter(player.id);
      socket.once('close', () => this.#players.leave(player.id));
    }
    const session = player && secret && hashSecret(secret);
    this.#server.handleUpgrade(request, socket, head, (page) =>
      this.#welcome(page, { player, session, address }),
    );
  }

  #hasRoomFor(address: string): boolean {
    const { guard } = this.#options;
    const { connections, connectionsInAll } = guard.limits;
    return (
      guard.may('arrivals', address) &&
      this.#addresses.of(address) < connections &&
      this.#addresses.all < connectionsInAll
    );
  }

  #welcome(page: WebSocket, who: Pick<Arrival, 'player' | 'session' | 'address'>): void {
    const { hub, now, log, guard } = this.#options;
    const wire = {
      send: (text: string) => page.send(text),
      get waiting() {
        return page.bufferedAmount;
      },
      close: () => page.terminate(),
    };
    const connection = new Connection(wire, { ...who, messages: guard.limits.messages, now: now() });
    this.#connections.set(page, connection);
    page.on('pong', () => {
      const asked = this.#asked.get(page);
      this.#asked.delete(page);
      if (asked !== undefined) connection.lag = (now() - asked) / 2;
    });
    // Each is answered, and whoever does not read the answers would fill our memory with them.
    page.on('ping', () => {
      if (!connection.mayTalk(now())) page.terminate();
    });
    page.on('message', (data, isBinary) => {
      if (isBinary) page.close(1003);
      // What was not begun when the server stops is sent again to another.
      if (isBinary || this.#isStopping) return;
      this.#inFlight.track(hub.hear(connection, data.toString())).catch((error: unknown) => {
        log('error', 'message-failed', failureFacts(error));
        page.close(1011);
      });
    });
    page.on('error', () => page.terminate());
    page.on('close', () => hub.disconnect(connection));
    hub.connect(connection);
    this.#ask(page);
  }

  #ask(page: WebSocket): void {
    this.#asked.set(page, this.#options.now());
    page.ping();
  }

  #beat(): void {
    const turn = this.#beats++ % SESSION_BEATS;
    let number = 0;
    for (const page of this.#server.clients) {
      if (this.#asked.has(page)) page.terminate();
      else this.#ask(page);
      if (number++ % SESSION_BEATS === turn) void this.#checkSession(page);
    }
  }

  /** Sessions may end at another process, which cannot send our pages away. */
  async #checkSession(page: WebSocket): Promise<void> {
    const session = this.#connections.get(page)?.session;
    if (session === undefined) return;
    try {
      if (!(await this.#options.accounts.isOpen(session))) page.terminate();
    } catch (error) {
      // Whether it has ended is asked again a minute later.
      this.#options.log('warn', 'session-unknown', failureFacts(error));
    }
  }

  /** Hears nothing new, answers what has begun, and tells all pages to come again. */
  async close(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#heartbeat);
    await this.#inFlight.settled(PATIENCE);
    const left = [...this.#server.clients].map(
      (page) => new Promise((resolve) => page.once('close', resolve)),
    );
    for (const page of this.#server.clients) page.close(SERVICE_RESTART);
    this.#server.close();
    // A page that does not answer would hold the server for half a minute.
    const farewell = setTimeout(() => {
      for (const page of this.#server.clients) page.terminate();
    }, FAREWELL);
    await Promise.all(left);
    clearTimeout(farewell);
  }
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
