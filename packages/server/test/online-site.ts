import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PlayerFace, parseServerMessage, type ServerMessage, type TablePlan } from '@thera/protocol';
import { diceFor, randomDecision, sha256 } from '@thera/table';
import { WebSocket } from 'ws';
import { type ServerLimits, USUAL_LIMITS, wider } from '../src/limits/server-limits.ts';
import { createOnline, type OnlineOptions } from '../src/online.ts';
import { serve } from '../src/serve.ts';
import { sqliteStore } from '../src/store/sqlite-store.ts';
import { PLAN, TOY } from './sample-table.ts';

/** So that a test that is about something else is not slowed down. */
export const NO_LIMITS: ServerLimits = wider(USUAL_LIMITS, 1e9);

/** A server with a store of its own. */
export interface Site {
  readonly address: string;
  readonly file: string;
  readonly stop: () => Promise<void>;
}

/** Starts a server; what it keeps is in a file that is gone afterwards. */
export async function startSite(
  options: Partial<OnlineOptions> & { readonly file?: string } = {},
): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'thera-site-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Thera</title>');
  const file = options.file ?? join(folder, 'thera.sqlite');
  const online = createOnline({ store: sqliteStore(file), games: [TOY], limits: NO_LIMITS, ...options });
  const serving = await serve({ folder, port: 0, host: '127.0.0.1', online });
  if (!serving.ok) throw new Error(serving.error);
  return {
    address: `127.0.0.1:${serving.value.port}`,
    file,
    async stop() {
      await serving.value.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** The messages of one kind. */
export type Of<Kind extends ServerMessage['kind']> = Extract<ServerMessage, { kind: Kind }>;

/** A visitor: a cookie, and a socket once it is opened. Everything that was ever sent to it is kept. */
export class Visitor {
  readonly site: Site;
  readonly heard: ServerMessage[] = [];
  /** As it came over the wire. */
  readonly wire: string[] = [];
  /** Sent with everything that it asks for. */
  readonly headers: Readonly<Record<string, string>>;
  cookie = '';
  player: PlayerFace | undefined;
  #socket: WebSocket | undefined;
  #waiting: (() => void)[] = [];
  /** A page of one's own: what another has asked for is not taken for a repetition. */
  readonly #name = randomUUID();
  #asked = 0;
  isClosed = false;
  /** Why the connection was closed, as the server says. */
  closeCode: number | undefined;

  constructor(site: Site, headers: Readonly<Record<string, string>> = {}) {
    this.site = site;
    this.headers = headers;
  }

  /** A guest with an open socket. */
  static async guest(site: Site, headers: Readonly<Record<string, string>> = {}): Promise<Visitor> {
    const visitor = new Visitor(site, headers);
    const { body } = await visitor.fetch('POST', '/session');
    visitor.player = body.player as PlayerFace;
    await visitor.connect();
    return visitor;
  }

  async fetch(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<{ readonly status: number; readonly body: Record<string, unknown>; readonly headers: Headers }> {
    const response = await fetch(`http://${this.site.address}/api${path}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...this.headers,
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0] ?? '';
    return {
      status: response.status,
      body: (await response.json()) as Record<string, unknown>,
      headers: response.headers,
    };
  }

  async connect(headers: Record<string, string> = {}): Promise<void> {
    const socket = new WebSocket(`ws://${this.site.address}/api/socket`, {
      headers: { ...(this.cookie === '' ? {} : { cookie: this.cookie }), ...this.headers, ...headers },
    });
    this.#socket = socket;
    this.isClosed = false;
    socket.on('message', (data) => {
      const text = data.toString();
      const message = parseServerMessage(text);
      if (!message.ok) throw new Error(`${message.error} ${message.at}: ${text.slice(0, 200)}`);
      this.wire.push(text);
      this.heard.push(message.value);
      this.#wake();
    });
    socket.on('close', (code) => {
      // One that was left for another says nothing more.
      if (socket !== this.#socket) return;
      this.closeCode = code;
      this.isClosed = true;
      this.#wake();
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** Waits until the server has ended the connection. */
  async closed(): Promise<void> {
    while (!this.isClosed) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Something that is no text. */
  sendBytes(bytes: Uint8Array): void {
    this.#socket?.send(bytes);
  }

  /** Asks on the level below messages whether the server is there. */
  pingTransport(): void {
    this.#socket?.ping('x'.repeat(125));
  }

  /** Does not read any more what it is sent. */
  pause(): void {
    this.#socket?.pause();
  }

  resume(): void {
    this.#socket?.resume();
  }

  disconnect(): void {
    this.#socket?.terminate();
  }

  sendText(text: string): void {
    this.#socket?.send(text);
  }

  /** The first message that is wanted, whether it has come already or will. */
  async hear<Kind extends ServerMessage['kind']>(
    kind: Kind,
    isWanted: (message: Of<Kind>) => boolean = () => true,
    from = 0,
  ): Promise<Of<Kind>> {
    for (;;) {
      const found = this.heard.slice(from).find((one) => one.kind === kind && isWanted(one as Of<Kind>));
      if (found !== undefined) return found as Of<Kind>;
      if (this.isClosed) throw new Error(`the connection was closed before ${kind}`);
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Asks for something and waits for the answer. */
  async ask(message: Readonly<Record<string, unknown>>): Promise<Of<'answer'>> {
    const id = `${this.#name}-${++this.#asked}`;
    const from = this.heard.length;
    this.sendText(JSON.stringify({ id, ...message }));
    const wanted = message.id ?? id;
    return this.hear('answer', (answer) => answer.id === wanted, from);
  }

  /** Opens a table and says its id. */
  async open(plan: Partial<TablePlan> = {}): Promise<string> {
    const { body, status } = await this.fetch('POST', '/tables', { plan: { ...PLAN, ...plan } });
    if (status !== 200) throw new Error(String(body.error));
    return String(body.id);
  }

  /** The table as it was told last. */
  face(table: string): Of<'table'>['face'] {
    const last = this.heard.findLast(
      (one) => (one.kind === 'table' || one.kind === 'entry') && one.face.id === table,
    );
    if (last?.kind !== 'table' && last?.kind !== 'entry') throw new Error('nothing was told of that table');
    return last.face;
  }
}

/** A decision, computed from what the visitor was told alone. */
export function decisionOf(visitor: Visitor, table: string): Record<string, unknown> {
  const { play, ownSeat } = visitor.face(table);
  if (play === null || ownSeat === null) throw new Error('nothing to decide');
  const dice = diceFor(sha256, 'choices', play.events);
  const steps = randomDecision({ game: TOY, view: play.view, dice }, ownSeat);
  return { kind: 'decide', table, events: play.events, steps };
}
