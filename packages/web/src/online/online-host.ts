import { effect } from '@preact/signals';
import { type GameEvent, replay, type Seat } from '@thera/table';
import type { EndingWay } from '../games/game-client.ts';
import type { GameTypes, MatchOf, TableOf } from '../games/game-types.ts';
import type { PlayCtrl } from '../pages/play/ctrl.ts';
import type { HostParts } from '../pages/play/host-parts.ts';
import type { PlayHost, SeatClocks } from '../pages/play/play-host.ts';
import { playSound } from '../sound/play-sound.ts';
import { ServerClocks } from './server-clocks.ts';
import type { OnlineSocket } from './socket.ts';
import type { TableFeed } from './table-feed.ts';
import { after, type ToldGame } from './told-match.ts';

/** What a game at a table on the server is played with. */
export interface OnlineHostParts<G extends GameTypes> {
  readonly feed: TableFeed;
  readonly socket: OnlineSocket;
  readonly game: ToldGame<G>;
  /** The game as far as it has been told. */
  readonly match: MatchOf<G>;
  /** What is added to the frame. */
  readonly parts: HostParts;
  /** What is said of a refusal, where the game has no words of its own for it. */
  readonly refusalInWords: (code: string) => string | undefined;
  /** What may come after the game. */
  readonly waysAfter: () => readonly EndingWay[];
}

/** A game at a table on the server: what is done here is asked for there, and shown when it has happened. */
export class OnlineHost<G extends GameTypes = GameTypes> implements PlayHost<G> {
  readonly isLocal = false;
  readonly parts: HostParts;
  private readonly stand: OnlineHostParts<G>;
  /** How many entries of the log are in the match. */
  private taken: number;
  private match: MatchOf<G>;
  private frame: PlayCtrl<G> | undefined;
  private showing: Promise<void> = Promise.resolve();
  private stops: readonly (() => void)[] = [];

  constructor(stand: OnlineHostParts<G>) {
    this.stand = stand;
    this.parts = stand.parts;
    this.match = stand.match;
    this.taken = stand.feed.entries.peek().length;
  }

  attend(frame: PlayCtrl<G>): SeatClocks | undefined {
    const { feed, socket } = this.stand;
    this.frame = frame;
    this.stops = [effect(() => this.take()), effect(() => this.reveal())];
    const face = feed.told.peek()?.face;
    if (face?.play?.clock === undefined) return undefined;
    const onShort = (seat: Seat): void => frame.warnOfTime(seat);
    return new ServerClocks({ feed, socket, own: face.ownSeat, onShort });
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
    return this.stand.waysAfter();
  }

  dispose(): void {
    for (const stop of this.stops) stop();
    this.parts.dispose();
  }

  private async ask(event: GameEvent<G['step']>): Promise<void> {
    const { feed } = this.stand;
    const events = this.match.record.events.length;
    const answer =
      event.kind === 'decision'
        ? await feed.ask({ kind: 'decide', events, steps: event.steps })
        : event.kind === 'takeback'
          ? await feed.ask({ kind: 'offer', what: 'takeback', events })
          : await feed.ask({ kind: 'resign' });
    const { frame } = this;
    if (answer.ok || frame === undefined) return;
    // What has happened meanwhile is shown first.
    await this.showing;
    const why = this.stand.refusalInWords(answer.error) ?? frame.client.refusal(answer.error);
    if (event.kind === 'decision') frame.decisionRefused(why);
    else frame.remark.value = why;
  }

  /** What has happened at the table is shown in its order, one thing after the other. */
  private take(): void {
    const entries = this.stand.feed.entries.value;
    const news = entries.slice(this.taken);
    this.taken = entries.length;
    for (const entry of news) {
      const next = after(this.stand.game, this.match, entry);
      if (next === undefined || next === this.match) continue;
      this.match = next;
      this.showing = this.showing.then(() => this.show(next));
    }
  }

  /** Whoever looks back stays where they are, unless it is their turn. */
  private async show(match: MatchOf<G>): Promise<void> {
    const { frame } = this;
    if (frame === undefined) return;
    const event = match.record.events.at(-1);
    const isOwn = event?.kind === 'decision' && event.seat === frame.seating.viewer;
    const how = event?.kind !== 'decision' ? 'seen' : isOwn ? 'decided' : 'unseen';
    const { cursor, ...table } = frame.table.value;
    if (cursor !== undefined && event?.kind === 'decision')
      await frame.accept({ ...table, cursor, match }, 'seen');
    else await frame.accept({ ...table, match }, how);
    if (!isOwn && frame.isDeciding.value) playSound('your-turn');
  }

  /** When the game is over nothing is hidden any more: it is played again from its record. */
  private reveal(): void {
    const record = this.stand.feed.record.value;
    if (record === undefined) return;
    const whole = replay(this.stand.game.played.game, record as MatchOf<G>['record']);
    if (!whole.ok) return;
    this.showing = this.showing.then(() => {
      const { frame } = this;
      if (frame === undefined) return;
      this.match = whole.value;
      frame.table.value = { ...frame.table.value, match: whole.value };
    });
  }
}
