import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Ply, pliesOf } from '@thera/play';
import {
  playedSantorini,
  type SantoriniMatch,
  stageAfter,
  stageBefore,
  stageSeenBy,
} from '@thera/play/santorini';
import type { Stage } from '@thera/santorini';
import type { Onlooker } from '@thera/table';

/** How much of a game is shown: all of it, or only its first decisions. */
export class LookingBack {
  readonly plies: ReadonlySignal<readonly Ply<string>[]>;
  /** The stage that is shown, as those before the screen may see it. */
  readonly stage: ReadonlySignal<Stage>;
  /** How many decisions are shown; undefined for the game as it is. */
  private readonly cursor: Signal<number | undefined> = signal(undefined);

  constructor(match: ReadonlySignal<SantoriniMatch>, viewer: ReadonlySignal<Onlooker>) {
    this.plies = computed(() => pliesOf(playedSantorini, match.value, viewer.value));
    this.stage = computed(() => {
      const next = this.isLive ? undefined : this.plies.value[this.shown];
      if (next === undefined) return stageSeenBy(match.value, viewer.value);
      return this.ply === undefined
        ? stageBefore(match.value, next, viewer.value)
        : stageAfter(match.value, this.ply, viewer.value);
    });
  }

  /** Whether the game is shown as it is. */
  get isLive(): boolean {
    return this.cursor.value === undefined;
  }

  /** How many decisions are shown. */
  get shown(): number {
    return this.cursor.value ?? this.plies.value.length;
  }

  /** The last decision that is shown. */
  get ply(): Ply<string> | undefined {
    return this.plies.value[this.shown - 1];
  }

  /** Goes to the state after so many decisions; all of them is the game as it is. */
  goTo(count: number): void {
    const all = this.plies.value.length;
    const wanted = Math.max(0, Math.min(all, count));
    this.cursor.value = wanted === all ? undefined : wanted;
  }

  goToGame(): void {
    this.cursor.value = undefined;
  }
}
