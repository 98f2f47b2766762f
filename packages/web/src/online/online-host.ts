import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ClockFace } from '@thera/protocol';
import { type GameEvent, replay, type Seat } from '@thera/table';
import type { EndingWay } from '../games/game-client.ts';
import type { GameTypes, MatchOf, TableOf } from '../games/game-types.ts';
import type { PlayCtrl } from '../pages/play/ctrl.ts';
import type { PlayHost, SeatClocks } from '../pages/play/play-host.ts';
import { playSound } from '../sound/play-sound.ts';
import type { OnlineSocket } from './socket.ts';
import type { TableFeed } from './table-feed.ts';
import { after, type ToldGame } from './told-match.ts';

const TICK = 200;
const SHORT = 10_000;

/** The clocks of a table on the server, running here as they run there. */
class ServerClocks implements SeatClocks {
  private readonly feed: TableFeed;
  private readonly now: Signal<number>;
  private readonly timer: ReturnType<typeof setInterval>;
  private warned: ClockFace | undefined;

  constructor(feed: TableFeed, socket: OnlineSocket, own: Seat | null, onShort: (seat: Seat) => void) {
    this.feed = feed;
    this.now = signal(socket.time.now);
    this.timer = setInterval(() => {
      this.now.value = socket.time.now;
      const { face } = this;
      if (own === null || face === this.warned || !this.isRunning(own) || !this.isShort(own)) return;
      this.warned = face;
      onShort(own);
    }, TICK);
  }

  left(seat: Seat): number {
    const { face } = this;
    const left = face?.left[seat] ?? 0;
    const passed = this.now.value - (this.feed.told.value?.now ?? 0) - (face?.grace[seat] ?? 0);
    return Math.max(0, this.isRunning(seat) ? left - Math.max(0, passed) : left);
  }

  isTimed(seat: Seat): boolean {
    return this.face?.left[seat] !== undefined;
  }

  isRunning(seat: Seat): boolean {
    return this.face?.running.includes(seat) === true;
  }

  isShort(seat: Seat): boolean {
    return this.left(seat) <= SHORT;
  }

  dispose(): void {
    clearInterval(this.timer);
  }

  private get face(): ClockFace | undefined {
    return this.feed.told.value?.face.play?.clock;
  }
}

/** A game at a table on the server: what is done here is asked for there, and shown when it has happened. */
export class OnlineHost<G extends GameTypes = GameTypes> implements PlayHost<G> {
  readonly isLocal = false;
  private readonly feed: TableFeed;
  private readonly socket: OnlineSocket;
  private readonly game: ToldGame<G>;
  private readonly refused: Signal<string | undefined> = signal(undefined);
  /** Why something that was asked for was not done. */
  readonly refusal: ReadonlySignal<string | undefined> = this.refused;
  /** How many entries of the log are in the match. */
  private taken: number;
  private match: MatchOf<G>;
  private frame: PlayCtrl<G> | undefined;
  private showing: Promise<void> = Promise.resolve();
  private stops: readonly (() => void)[] = [];

  constructor(feed: TableFeed, socket: OnlineSocket, game: ToldGame<G>, match: MatchOf<G>) {
    this.feed = feed;
    this.socket = socket;
    this.game = game;
    this.match = match;
    this.taken = feed.entries.peek().length;
  }

  attend(frame: PlayCtrl<G>): SeatClocks | undefined {
    this.frame = frame;
    this.stops = [effect(() => this.take()), effect(() => this.reveal())];
    const face = this.feed.told.peek()?.face;
    if (face?.play?.clock === undefined) return undefined;
    return new ServerClocks(this.feed, this.socket, face.ownSeat, (seat) => frame.warnOfTime(seat));
  }

  happen(event: GameEvent<G['step']>): undefined {
    void this.ask(event);
  }

  /** Going back to what was decided here last, if the others agree. */
  takeback({ match, viewer }: TableOf<G>): GameEvent<G['step']> | undefined {
    if (viewer === 'watcher' || match.outcome !== undefined) return undefined;
    const ply = match.line.findLastIndex((index) => {
      const event = match.record.events[index];
      return event?.kind === 'decision' && event.seat === viewer;
    });
    return ply < 0 ? undefined : { kind: 'takeback', seat: viewer, ply };
  }

  keep(): undefined {}

  get waysAfter(): readonly EndingWay[] {
    const label = this.frame?.text.value.toHome ?? '';
    return [{ label, to: '/' }];
  }

  dispose(): void {
    for (const stop of this.stops) stop();
  }

  private async ask(event: GameEvent<G['step']>): Promise<void> {
    const events = this.match.record.events.length;
    const answer =
      event.kind === 'decision'
        ? await this.feed.ask({ kind: 'decide', events, steps: event.steps })
        : event.kind === 'takeback'
          ? await this.feed.ask({ kind: 'offer', what: 'takeback', events })
          : await this.feed.ask({ kind: 'resign' });
    this.refused.value = answer.ok ? undefined : answer.error;
    if (!answer.ok && event.kind === 'decision') this.frame?.restartTurn();
  }

  /** What has happened at the table is shown in its order, one thing after the other. */
  private take(): void {
    const entries = this.feed.entries.value;
    const news = entries.slice(this.taken);
    this.taken = entries.length;
    for (const entry of news) {
      const next = after(this.game, this.match, entry);
      if (next === undefined || next === this.match) continue;
      this.match = next;
      this.showing = this.showing.then(() => this.show(next));
    }
  }

  private async show(match: MatchOf<G>): Promise<void> {
    const { frame } = this;
    if (frame === undefined) return;
    const event = match.record.events.at(-1);
    const isOwn = event?.kind === 'decision' && event.seat === frame.seating.viewer;
    const how = event?.kind !== 'decision' ? 'seen' : isOwn ? 'decided' : 'unseen';
    const { cursor: _, ...table } = frame.table.value;
    await frame.accept({ ...table, match }, how);
    if (!isOwn && frame.isDeciding.value) playSound('your-turn');
  }

  /** When the game is over nothing is hidden any more: it is played again from its record. */
  private reveal(): void {
    const record = this.feed.record.value;
    if (record === undefined) return;
    const whole = replay(this.game.played.game, record as MatchOf<G>['record']);
    if (!whole.ok) return;
    this.showing = this.showing.then(() => {
      const { frame } = this;
      if (frame === undefined) return;
      this.match = whole.value;
      frame.table.value = { ...frame.table.value, match: whole.value };
    });
  }
}
