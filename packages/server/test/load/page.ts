import type { ServerMessage } from '@thera/protocol';
import { WebSocket } from 'ws';

/** A browser with a cookie and a socket, and as little else as possible: it shares the machine with what it measures. */
export class Page {
  readonly #address: () => string;
  readonly #hear: (message: ServerMessage) => void;
  cookie = '';
  id = '';
  bytes = 0;
  messages = 0;
  #socket: WebSocket | undefined;
  /** Whether it comes again when the connection is lost. */
  #stays = true;
  onBack: () => void = () => undefined;

  constructor(address: () => string, hear: (message: ServerMessage) => void) {
    this.#address = address;
    this.#hear = hear;
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Becomes a guest. */
  async enter(): Promise<void> {
    const response = await fetch(`http://${this.#address()}/api/session`, { method: 'POST' });
    const { player } = (await response.json()) as { player?: { id: string } };
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
    this.id = player?.id ?? '';
  }

  async ask(method: string, path: string, body?: unknown): Promise<Readonly<Record<string, unknown>>> {
    const response = await fetch(`http://${this.#address()}/api${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return (await response.json()) as Readonly<Record<string, unknown>>;
  }

  connect(): Promise<void> {
    const headers = this.cookie === '' ? {} : { cookie: this.cookie };
    const socket = new WebSocket(`ws://${this.#address()}/api/socket`, {
      headers,
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    this.#socket = socket;
    return new Promise((resolve, reject) => {
      socket.on('message', (data: Buffer) => {
        this.bytes += data.length;
        this.messages += 1;
        this.#hear(JSON.parse(data.toString()) as ServerMessage);
      });
      socket.once('open', () => resolve());
      socket.once('error', reject);
      socket.on('error', () => undefined);
      socket.once('close', () => this.#lost(socket));
    });
  }

  send(message: object): void {
    if (this.isOpen) this.#socket?.send(JSON.stringify(message));
  }

  close(): void {
    this.#stays = false;
    this.#socket?.terminate();
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || !this.#stays) return;
    this.#comeBack();
  }

  #comeBack(): void {
    setTimeout(
      () => {
        if (!this.#stays) return;
        this.connect().then(
          () => this.onBack(),
          () => undefined,
        );
      },
      20 + Math.random() * 60,
    );
  }
}
