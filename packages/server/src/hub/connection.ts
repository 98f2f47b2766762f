import type { PlayerFace, ServerMessage } from '@thera/protocol';
import { Allowance, type Rate } from './allowance.ts';

/** What a connection sends through. */
export interface Wire {
  send(text: string): void;
  /** Bytes that wait to be sent. */
  readonly waiting: number;
  close(): void;
}

/** How many messages a page may send. */
const MESSAGES: Rate = { burst: 60, perSecond: 20 };
const CHAT: Rate = { burst: 5, perSecond: 0.5 };
/** Games that may begin without anybody opening a table: pairings and rematches. */
const GAMES: Rate = { burst: 10, perSecond: 0.2 };
/** A page that does not read what it is sent for so long has to come again. */
const MOST_WAITING = 1_000_000;

/** A page that is open somewhere. */
export class Connection {
  readonly player: PlayerFace | undefined;
  readonly tables: Set<string> = new Set();
  readonly messages: Allowance;
  readonly chat: Allowance;
  readonly games: Allowance;
  isInLobby = false;
  /** Half of the last way there and back, in milliseconds. */
  lag = 0;
  readonly #wire: Wire;

  constructor(wire: Wire, player: PlayerFace | undefined, now: number) {
    this.#wire = wire;
    this.player = player;
    this.messages = new Allowance(MESSAGES, now);
    this.chat = new Allowance(CHAT, now);
    this.games = new Allowance(GAMES, now);
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.#wire.waiting > MOST_WAITING) this.#wire.close();
    else this.#wire.send(text);
  }
}
