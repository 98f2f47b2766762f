import type { PlayerFace, ServerMessage } from '@thera/protocol';
import { Allowance, type Rate } from '../limits/allowance.ts';

/** What a connection sends through. */
export interface Wire {
  send(text: string): void;
  /** Bytes that wait to be sent. */
  readonly waiting: number;
  close(): void;
}

/** Who has come, and how. */
export interface Arrival {
  readonly player: PlayerFace | undefined;
  /** What the cookie says, as it is kept; it ends with it. */
  readonly session: string | undefined;
  readonly address: string;
  /** How many messages may come. */
  readonly messages: Rate;
  readonly now: number;
}

/** A page that leaves so much unread has to come again. The past of the longest games is a third of it. */
const MOST_WAITING = 3_000_000;
/** And so has one that goes on though it is not served any more. */
const REFUSALS: Rate = { burst: 120, perSecond: 1 };

/** A page that is open somewhere. */
export class Connection {
  readonly player: PlayerFace | undefined;
  readonly session: string | undefined;
  readonly address: string;
  /** The tables it follows, with the number of the last line of chat it has been told. */
  readonly tables: Map<string, number> = new Map();
  /** Half of the last way there and back, in milliseconds. */
  lag = 0;
  readonly #wire: Wire;
  readonly #messages: Allowance;
  readonly #refusals: Allowance;

  constructor(wire: Wire, { player, session, address, messages, now }: Arrival) {
    this.#wire = wire;
    this.player = player;
    this.session = session;
    this.address = address;
    this.#messages = new Allowance(messages, now);
    this.#refusals = new Allowance(REFUSALS, now);
  }

  /** Whether it may say something now. */
  mayTalk(now: number): boolean {
    return this.#messages.take(now);
  }

  /** Whether it is told once more that it may not: whoever does not listen is sent away. */
  isPatientWith(now: number): boolean {
    if (this.#refusals.take(now)) return true;
    this.close();
    return false;
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.#wire.waiting > MOST_WAITING) this.close();
    else this.#wire.send(text);
  }

  close(): void {
    this.#wire.close();
  }
}
