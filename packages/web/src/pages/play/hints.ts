import { type Signal, signal } from '@preact/signals';
import { viewOf } from '@thera/play';
import { LEVELS, type Seat } from '@thera/table';
import type { GameClient, Hint } from '../../games/game-client.ts';
import type { GameTypes, TableOf } from '../../games/game-types.ts';
import type { Opponent } from '../../games/opponent.ts';

/** So long may a hint take, in milliseconds. */
const PATIENCE = 1000;

/** What the computer would do in a person's place. */
export class Hints<G extends GameTypes = GameTypes> {
  readonly hint: Signal<Hint<G['step']> | 'sought' | undefined> = signal(undefined);
  private readonly opponent: Opponent<G['view'], G['step']>;

  constructor(opponent: Opponent<G['view'], G['step']>) {
    this.opponent = opponent;
  }

  get isSought(): boolean {
    return this.hint.value === 'sought';
  }

  /** The hint that was found. */
  get found(): Hint<G['step']> | undefined {
    return this.hint.value === 'sought' ? undefined : this.hint.value;
  }

  async seek(table: TableOf<G>, seat: Seat, client: GameClient<G>): Promise<void> {
    this.hint.value = 'sought';
    const view = viewOf(table, seat);
    const seed = `${table.match.record.seed} hint`;
    const steps = await this.opponent.think({ view, seat, level: LEVELS.at(-1)!, seed }, PATIENCE);
    // Whoever has gone on meanwhile does not want it any more.
    if (this.isSought) this.hint.value = steps === undefined ? undefined : client.hintOf(view, seat, steps);
  }

  /** A hint stays as long as it is followed. */
  goOn(steps: readonly G['step'][]): void {
    const wanted = this.found?.steps ?? [];
    const isFollowed = JSON.stringify(wanted.slice(0, steps.length)) === JSON.stringify(steps);
    if (!isFollowed || this.isSought) this.forget();
  }

  forget(): void {
    if (this.isSought) this.opponent.stop();
    this.hint.value = undefined;
  }
}
