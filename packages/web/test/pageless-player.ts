import { diceFor, randomDecision, type Seat, sha256 } from '@thera/table';
import type { OnlineSocket } from '../src/online/socket.ts';
import { TableFeed } from '../src/online/table-feed.ts';
import { Guest, type OnlineServer } from './online-server.ts';
import { ALL_GAMES } from './online-site.ts';

const LOOK_AGAIN = 20;

/** Somebody who sits at a table without a browser: knows what is told to its seat, and decides without thinking. */
export class PagelessPlayer {
  readonly feed: TableFeed;
  private readonly socket: OnlineSocket;

  private constructor(feed: TableFeed, socket: OnlineSocket) {
    this.feed = feed;
    this.socket = socket;
  }

  static async sitting(server: OnlineServer, path: string, seat: Seat): Promise<PagelessPlayer> {
    const guest = await Guest.at(server);
    const socket = guest.socket();
    const player = new PagelessPlayer(new TableFeed(path.replace('/table/', ''), socket), socket);
    await player.until(() => player.feed.told.value !== undefined);
    await player.ask({ kind: 'sit', seat });
    return player;
  }

  /** How many events of the game are known. */
  get events(): number {
    return this.feed.told.value?.face.play?.events ?? 0;
  }

  async ask(ask: Parameters<TableFeed['ask']>[0]): Promise<void> {
    const answer = await this.feed.ask(ask);
    if (!answer.ok) throw new Error(`${ask.kind}: ${answer.error}`);
  }

  /** Waits until it is its turn, and decides: what is wanted, or anything. */
  async decide(wanted?: readonly unknown[]): Promise<void> {
    await this.until(() => {
      const face = this.feed.told.value?.face;
      return face?.ownSeat != null && face.play?.toAct.includes(face.ownSeat) === true;
    });
    const { events } = this;
    await this.ask({ kind: 'decide', events, steps: wanted ?? this.anything() });
  }

  /** What may be decided out of what is known alone. */
  private anything(): readonly unknown[] {
    const { play, ownSeat, plan } = this.feed.told.value!.face;
    return anyDecision(plan.game, play!, ownSeat!);
  }

  /** Waits until something is so. */
  async until(isSo: () => boolean): Promise<void> {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
  }

  /** Goes without a word. */
  leave(): void {
    this.socket.close();
  }
}

/** A decision of a seat, worked out from what it sees. */
export function anyDecision(
  game: string,
  { view, events }: { readonly view: unknown; readonly events: number },
  seat: Seat,
): readonly unknown[] {
  const rules = ALL_GAMES.find(({ name }) => name === game);
  if (rules === undefined) throw new Error(`no such game: ${game}`);
  const steps = randomDecision({ game: rules, view, dice: diceFor(sha256, 'choices', events) }, seat);
  if (steps === undefined) throw new Error(`nothing to decide for seat ${seat}`);
  return steps;
}
