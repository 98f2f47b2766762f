import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { ChatLine, PlayerFace } from '@thera/protocol';
import { browserStorage } from '../../browser-storage.ts';
import type { TableCtrl } from './table-ctrl.ts';

const KEY = 'thera.muted';

/** Whoever is not to be read on this device, by their ids; as long as the page where nothing can be kept. */
const muted: Signal<readonly string[]> = signal(readMuted());

/** What is said at a table, as far as somebody wants to read it. */
export class Chat {
  private readonly table: TableCtrl;
  /** The number of the last line that was read. */
  private readonly read: Signal<number> = signal(0);
  readonly lines: ReadonlySignal<readonly ChatLine[]>;
  readonly unread: ReadonlySignal<number>;
  /** Why the last line was not sent; undefined if it was. */
  readonly refusal: Signal<string | undefined> = signal(undefined);

  constructor(table: TableCtrl) {
    this.table = table;
    const { lines } = table.feed;
    // Who comes to a table late has not missed what was said before.
    this.read.value = lines.peek().at(-1)?.number ?? 0;
    this.lines = computed(() => lines.value.filter(({ player }) => !muted.value.includes(player.id)));
    this.unread = computed(
      () =>
        this.lines.value.filter(
          ({ number, player }) => number > this.read.value && player.id !== table.me?.id,
        ).length,
    );
  }

  /** Whether a line is by whoever reads. */
  isOwn({ player }: ChatLine): boolean {
    return player.id === this.table.me?.id;
  }

  /** Whether whoever looks may say something: players always, others when the game is over. */
  get maySay(): boolean {
    const { ownSeat, me } = this.table;
    return ownSeat !== undefined || (me !== undefined && this.table.face.value?.status === 'over');
  }

  /** Those who have said something and are not whoever reads. */
  get others(): readonly PlayerFace[] {
    const players = new Map(this.table.feed.lines.value.map(({ player }) => [player.id, player]));
    return [...players.values()].filter(({ id }) => id !== this.table.me?.id);
  }

  isMuted({ id }: PlayerFace): boolean {
    return muted.value.includes(id);
  }

  setMuted({ id }: PlayerFace, isMuted: boolean): void {
    const others = muted.value.filter((other) => other !== id);
    muted.value = isMuted ? [...others, id] : others;
    try {
      browserStorage?.setItem(KEY, JSON.stringify(muted.value));
    } catch {
      // It lasts as long as the page.
    }
  }

  /** Everything that is there has been seen. */
  markRead(): void {
    this.read.value = this.table.feed.lines.peek().at(-1)?.number ?? 0;
  }

  /** Says something; whether it was heard. */
  async say(text: string): Promise<boolean> {
    const answer = await this.table.feed.ask({ kind: 'say', text });
    this.refusal.value = answer.ok ? undefined : answer.error;
    return answer.ok;
  }
}

function readMuted(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(browserStorage?.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
