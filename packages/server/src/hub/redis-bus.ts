import { createClient } from '@redis/client';
import { newId } from '../accounts/secrets.ts';
import { failureFacts, type Log } from '../operations/log.ts';
import type { Bus, BusState, Word } from './bus.ts';
import { parseLetter } from './parse-words.ts';

/** Everybody listens to everything: what does not concern a process costs it next to nothing. */
const CHANNEL = 'thera';
/** How often it is asked whether Redis is still there. */
const HEARTBEAT = 3_000;
const LONGEST_PAUSE = 1_000;
const CONNECTING = 2_000;

/** Words over Redis. While Redis is away they are lost; it is looked for until it is back. */
export class RedisBus implements Bus {
  readonly #name = newId();
  readonly #log: Log;
  readonly #speaker: ReturnType<typeof createClient>;
  readonly #listener: ReturnType<typeof createClient>;
  readonly #heard: ((word: Word, from: string) => void)[] = [];
  readonly #joined: (() => void)[] = [];
  #waiting: Word[] = [];
  #state: BusState = 'lost';
  #isClosed = false;

  constructor(url: string, log: Log) {
    this.#log = log;
    const connect = (): ReturnType<typeof createClient> =>
      createClient({
        url,
        name: 'thera',
        disableOfflineQueue: true,
        pingInterval: HEARTBEAT,
        socket: {
          connectTimeout: CONNECTING,
          socketTimeout: 3 * HEARTBEAT,
          reconnectStrategy: (tries) => Math.min(LONGEST_PAUSE, 50 * 2 ** tries) * (0.5 + Math.random() / 2),
        },
      });
    this.#speaker = connect();
    this.#listener = connect();
    for (const client of [this.#speaker, this.#listener]) {
      client.on('error', (error: unknown) => this.#look(error));
      client.on('ready', () => this.#look());
      client.on('end', () => this.#look());
      client.on('reconnecting', () => this.#look());
    }
    this.#speaker.connect().catch(() => undefined);
    this.#listener
      .connect()
      .then(() => this.#listener.subscribe(CHANNEL, (text) => this.#hear(text)))
      .then(() => this.#look())
      .catch(() => undefined);
  }

  get state(): BusState {
    return this.#state;
  }

  publish(word: Word): void {
    // What is said at the same time is sent together.
    if (this.#waiting.push(word) === 1) setImmediate(() => this.#send());
  }

  listen(heard: (word: Word, from: string) => void): void {
    this.#heard.push(heard);
  }

  onJoined(joined: () => void): void {
    this.#joined.push(joined);
  }

  async close(): Promise<void> {
    this.#send();
    this.#isClosed = true;
    await Promise.all([this.#speaker, this.#listener].map(closed));
  }

  #send(): void {
    const words = this.#waiting;
    this.#waiting = [];
    if (words.length === 0 || !this.#speaker.isReady) return;
    this.#speaker.publish(CHANNEL, JSON.stringify({ from: this.#name, words })).catch(() => undefined);
  }

  #hear(text: string): void {
    const letter = parseLetter(text);
    if (letter === undefined || letter.from === this.#name) return;
    for (const word of letter.words) for (const heard of this.#heard) heard(word, letter.from);
  }

  #look(error?: unknown): void {
    const isHere = this.#speaker.isReady && this.#listener.isReady && this.#listener.isPubSubActive;
    const state = isHere ? 'joined' : 'lost';
    if (state === this.#state || this.#isClosed) return;
    this.#state = state;
    if (isHere) {
      this.#log('info', 'redis-joined');
      for (const joined of this.#joined) joined();
    } else this.#log('warn', 'redis-lost', error === undefined ? {} : failureFacts(error));
  }
}

async function closed(client: ReturnType<typeof createClient>): Promise<void> {
  try {
    await client.close();
  } catch {
    client.destroy();
  }
}
