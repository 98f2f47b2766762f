import { hash } from 'node:crypto';
import type { PlayFace, ServerMessage } from '@thera/protocol';
import type { GameRecord, Onlooker } from '@thera/table';
import { Page } from './page.ts';
import type { Script } from './script.ts';

/** How long it is waited before something is asked for again. */
const RETRY = 50;
const FOLLOW = 'follow';

/** What somebody was told of an entry: enough to know later whether it was right. */
export interface Told {
  readonly number: number;
  readonly events: number;
  readonly view: string;
  readonly event: string | undefined;
}

/** A decision that was acknowledged. */
export interface Acknowledged {
  readonly index: number;
  readonly number: number;
  /** Milliseconds from the wish to the answer, lost connections included. */
  readonly latency: number;
}

/** What is waited for. */
interface Outstanding {
  readonly id: string;
  readonly since: number;
  readonly message: object;
  readonly page: Page;
  readonly done: (code: string | undefined) => void;
}

/** Everything that somebody was told of a table. */
export class Listener {
  readonly page: Page;
  readonly onlooker: Onlooker;
  readonly told: Told[] = [];
  /** What cannot be: numbers that were left out or came twice. */
  readonly faults: string[] = [];
  head = 0;
  record: GameRecord<unknown, unknown> | undefined;
  readonly #table: () => string;
  readonly #answered: (message: Extract<ServerMessage, { kind: 'answer' }>) => void;
  #waiting: (() => void)[] = [];

  constructor(
    address: () => string,
    about: {
      readonly onlooker: Onlooker;
      readonly table: () => string;
      readonly answered: (message: Extract<ServerMessage, { kind: 'answer' }>) => void;
    },
  ) {
    this.onlooker = about.onlooker;
    this.#table = about.table;
    this.#answered = about.answered;
    this.page = new Page(address, (message) => this.#hear(message));
    this.page.onBack = () => this.follow();
  }

  follow(): void {
    if (this.#table() === '') return;
    this.page.send({ kind: 'follow', id: FOLLOW, table: this.#table(), from: this.head });
  }

  /** Waits for the record, which is told at the end. */
  async ended(): Promise<void> {
    while (this.record === undefined) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** Waits until so many entries were told. */
  async reached(head: number): Promise<void> {
    while (this.head < head) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'answer':
        // While the database is away nobody can follow a table.
        if (message.id === FOLLOW && !message.ok) setTimeout(() => this.follow(), RETRY);
        this.#answered(message);
        break;
      case 'entry':
        this.#tell(message.number, message.face.play, message.entry);
        break;
      case 'past':
        for (const { number, play, entry } of message.entries) this.#tell(number, play, entry);
        break;
      case 'table':
        if (message.face.head > this.head)
          this.faults.push(`${this.onlooker} was not told of ${this.head + 1} to ${message.face.head}`);
        break;
      case 'record':
        this.record = message.record;
        break;
      default:
        return;
    }
    for (const wake of this.#waiting.splice(0)) wake();
  }

  #tell(
    number: number,
    play: PlayFace | null,
    entry: Extract<ServerMessage, { kind: 'entry' }>['entry'],
  ): void {
    if (number !== this.head + 1)
      this.faults.push(`${this.onlooker} was told of ${number} after ${this.head}`);
    this.head = number;
    if (play === null) return;
    this.told.push({
      number,
      events: play.events,
      view: digest(play.view),
      event: entry.kind === 'event' ? digest(entry.event) : undefined,
    });
  }
}

/** What is the same has the same digest. */
export const digest = (value: unknown): string => hash('md5', JSON.stringify(value));

/** A table at which a script is played, by two who sit and some who watch. */
export class ScriptedGame {
  readonly script: Script;
  readonly players: readonly Listener[];
  readonly watchers: readonly Listener[];
  readonly acknowledged: Acknowledged[] = [];
  readonly refused: string[] = [];
  table = '';
  #next = 0;
  #outstanding: Outstanding | undefined;
  #asked = 0;

  /** `addressFor` says for each page how it finds the server. */
  constructor(addressFor: () => () => string, script: Script, watchers: number) {
    this.script = script;
    const listener = (onlooker: Onlooker): Listener =>
      new Listener(addressFor(), {
        onlooker,
        table: () => this.table,
        answered: (message) => this.#answered(message),
      });
    this.players = Array.from({ length: script.seats }, (_, seat) => listener(seat));
    this.watchers = Array.from({ length: watchers }, () => listener('watcher'));
    for (const player of this.players) player.page.onBack = () => this.#cameBack(player);
  }

  get everybody(): readonly Listener[] {
    return [...this.players, ...this.watchers];
  }

  /** Comes in, opens the table, sits down and begins. */
  async begin(): Promise<void> {
    const { players, watchers, script } = this;
    for (const { page } of players) {
      await page.enter();
      await page.connect();
    }
    for (const { page } of watchers) await page.connect();
    const seats = players.map(() => ({ kind: 'open' }));
    const { game, setup } = script;
    const plan = { game: game.name, setup, seats, clock: { kind: 'none' }, isPrivate: true };
    const { id, error } = await players[0]!.page.ask('POST', '/tables', { plan });
    if (typeof id !== 'string') throw new Error(`no table: ${error}`);
    this.table = id;
    for (const listener of this.everybody) listener.follow();
    for (const seat of players.keys()) await this.#must(seat, { kind: 'sit', seat });
    await this.#must(0, { kind: 'start' });
    await Promise.all(this.everybody.map((one) => one.reached(players.length + 1)));
  }

  /** Whether there is something to decide that nobody waits for yet. */
  get isReady(): boolean {
    return this.#outstanding === undefined && this.#next < this.script.decisions.length;
  }

  get isThrough(): boolean {
    return this.#next >= this.script.decisions.length;
  }

  /** Makes the next decision: the code of a refusal, or nothing once it is acknowledged. */
  async decide(): Promise<string | undefined> {
    const index = this.#next;
    const { seat, steps } = this.script.decisions[index]!;
    const events = this.players.length + index;
    return this.#ask(seat, { kind: 'decide', events, steps });
  }

  /** The first gives up if the script has not ended the game. Everybody is told the record then. */
  async end(): Promise<void> {
    if (this.players[0]!.record === undefined) await this.#ask(0, { kind: 'resign' });
    await Promise.all(this.everybody.map((one) => one.ended()));
  }

  close(): void {
    for (const { page } of this.everybody) page.close();
  }

  async #must(seat: number, message: object): Promise<void> {
    const refused = await this.#ask(seat, message);
    if (refused !== undefined) throw new Error(`${JSON.stringify(message)}: ${refused}`);
  }

  #ask(seat: number, message: object): Promise<string | undefined> {
    const { page } = this.players[seat]!;
    const id = `${seat}-${++this.#asked}`;
    return new Promise((done) => {
      const outstanding = {
        id,
        since: performance.now(),
        message: { id, table: this.table, ...message },
        page,
        done,
      };
      this.#outstanding = outstanding;
      page.send(outstanding.message);
    });
  }

  /** What was not answered is sent again, under the same number: it is not done twice. */
  #cameBack(listener: Listener): void {
    listener.follow();
    if (this.#outstanding?.page === listener.page) listener.page.send(this.#outstanding.message);
  }

  #answered(message: Extract<ServerMessage, { kind: 'answer' }>): void {
    const outstanding = this.#outstanding;
    if (outstanding === undefined || message.id !== outstanding.id) return;
    if (!message.ok && message.error === 'unavailable') {
      // Nobody knows whether it was written: asked again under the same number it is answered, or done.
      setTimeout(() => outstanding.page.send(outstanding.message), RETRY);
      return;
    }
    this.#outstanding = undefined;
    if (!message.ok) this.refused.push(message.error);
    else if ('steps' in outstanding.message) {
      const latency = performance.now() - outstanding.since;
      this.acknowledged.push({ index: this.#next++, number: message.number ?? -1, latency });
    }
    outstanding.done(message.ok ? undefined : message.error);
  }
}
