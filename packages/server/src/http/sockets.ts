import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LARGEST_MESSAGE } from '@thera/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Accounts } from '../accounts/accounts.ts';
import { Connection } from '../hub/connection.ts';
import type { Hub } from '../hub/hub.ts';
import { failureFacts, type Log } from '../operations/log.ts';
import { addressFrom } from './api.ts';
import { secretIn } from './cookie.ts';
import type { ServerLimits } from './limits.ts';
import { isOwnOrigin } from './origin.ts';

/** What sockets stand on. */
export interface SocketOptions {
  readonly accounts: Accounts;
  readonly hub: Hub;
  readonly limits: ServerLimits;
  readonly now: () => number;
  readonly isBehindProxy: boolean;
  readonly log: Log;
}

/** Where pages connect. */
export const SOCKET_PATH = '/api/socket';

/** How often we ask whether a page is still there, which also tells how long the way is. */
const HEARTBEAT = 15_000;

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
  readonly #perAddress = new Map<string, number>();
  readonly #heartbeat: NodeJS.Timeout;
  /** When each page was asked whether it is still there; it has answered if it is not in it. */
  readonly #asked = new WeakMap<WebSocket, number>();

  constructor(options: SocketOptions) {
    this.#options = options;
    this.#heartbeat = setInterval(() => this.#beat(), HEARTBEAT).unref();
  }

  /** A request to talk: refused without a word where it may not be. */
  async upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { limits, isBehindProxy, accounts } = this.#options;
    const { host, origin, cookie } = request.headers;
    const address = addressFrom(request, isBehindProxy);
    const open = this.#perAddress.get(address) ?? 0;
    if (!isOwnOrigin({ host, origin })) return refuse(socket, 403);
    if (open >= limits.connections) return refuse(socket, 429);
    this.#perAddress.set(address, open + 1);
    socket.once('close', () => this.#released(address));
    socket.on('error', () => socket.destroy());
    const secret = secretIn(cookie);
    const player = secret === undefined ? undefined : await accounts.playerOf(secret);
    if (socket.destroyed) return;
    this.#server.handleUpgrade(request, socket, head, (page) => this.#welcome(page, player));
  }

  #welcome(page: WebSocket, player: Connection['player']): void {
    const { hub, now, log } = this.#options;
    const wire = {
      send: (text: string) => page.send(text),
      get waiting() {
        return page.bufferedAmount;
      },
      close: () => page.terminate(),
    };
    const connection = new Connection(wire, player, now());
    page.on('pong', () => {
      const asked = this.#asked.get(page);
      this.#asked.delete(page);
      if (asked !== undefined) connection.lag = (now() - asked) / 2;
    });
    page.on('ping', () => undefined);
    page.on('message', (data, isBinary) => {
      if (isBinary) page.close(1003);
      else
        hub.hear(connection, data.toString()).catch((error: unknown) => {
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
    for (const page of this.#server.clients) {
      if (this.#asked.has(page)) page.terminate();
      else this.#ask(page);
    }
  }

  #released(address: string): void {
    const left = (this.#perAddress.get(address) ?? 1) - 1;
    if (left > 0) this.#perAddress.set(address, left);
    else this.#perAddress.delete(address);
  }

  close(): void {
    clearInterval(this.#heartbeat);
    for (const page of this.#server.clients) page.close(1001);
    this.#server.close();
    // A page that does not answer would hold the server for half a minute.
    setTimeout(() => {
      for (const page of this.#server.clients) page.terminate();
    }, FAREWELL).unref();
  }
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
