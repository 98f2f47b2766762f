import { computed, type ReadonlySignal, type Signal } from '@preact/signals';
import { lookBack, type Ply, pliesOf, stateShown } from '@thera/play';
import type { GameTypes, TableOf } from '../../games/game-types.ts';

/** How much of a game is shown: all of it, or only its first decisions. */
export class LookingBack<G extends GameTypes = GameTypes> {
  /** The decisions, as those before the screen may know them. */
  readonly plies: ReadonlySignal<readonly Ply<G['step']>[]>;
  /** The state that is shown; what may be seen of it is another matter. */
  readonly state: ReadonlySignal<G['state']>;
  private readonly table: Signal<TableOf<G>>;

  constructor(table: Signal<TableOf<G>>) {
    this.table = table;
    const match = computed(() => table.value.match);
    const viewer = computed(() => table.value.viewer);
    this.plies = computed(() => pliesOf(table.peek().played, match.value, viewer.value));
    this.state = computed(() => stateShown(table.value, this.plies.value));
  }

  /** Whether the game is shown as it is. */
  get isLive(): boolean {
    return this.table.value.cursor === undefined;
  }

  /** How many decisions are shown. */
  get shown(): number {
    return this.table.value.cursor ?? this.plies.value.length;
  }

  /** The last decision that is shown. */
  get ply(): Ply<G['step']> | undefined {
    return this.plies.value[this.shown - 1];
  }

  /** Goes to the state after so many decisions; all of them is the game as it is. */
  goTo(count: number): void {
    this.table.value = lookBack(this.table.value, count, this.plies.value.length);
  }

  /** From where play began: what was agreed before it is seldom what one comes to see. */
  replay(): void {
    this.goTo(this.plies.value.filter(({ isBeforePlay }) => isBeforePlay).length);
  }

  goToGame(): void {
    this.goTo(this.plies.value.length);
  }
}
