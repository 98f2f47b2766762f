import { type Signal, signal } from '@preact/signals';
import { type Asking, questionFor, viewOf } from '@thera/play';
import { Interrupter, LEVELS, type Seat } from '@thera/table';
import type { GameClient, Hint, HintPart } from '../../games/game-client.ts';
import type { GameTypes, TableOf } from '../../games/game-types.ts';
import type { Opponent } from '../../games/opponent.ts';

/** So long may a hint take, in milliseconds. */
const PATIENCE = 1000;

/** What the computer would do in a person's place. */
export class Hints<G extends GameTypes = GameTypes> {
  readonly hint: Signal<Hint<G['step']> | 'sought' | undefined> = signal(undefined);
  /** How many parts of it have been told before the whole. */
  private readonly told: Signal<number> = signal(0);
  private readonly opponent: Opponent<G['view'], G['step']>;
  private interrupter: Interrupter | undefined;

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

  /** The part of it that is told now; undefined once the whole of it is. */
  get part(): HintPart | undefined {
    return this.found?.first?.[this.told.value];
  }

  /** What it shows on the board by now. */
  get trace(): Hint['trace'] {
    return (this.part ?? this.found)?.trace;
  }

  async seek(table: TableOf<G>, seat: Seat, client: GameClient<G>): Promise<void> {
    this.hint.value = 'sought';
    this.told.value = 0;
    const interruption = new Interrupter();
    this.interrupter = interruption;
    const budget = { clock: () => performance.now(), milliseconds: PATIENCE };
    const hint = await this.hintFor(table, seat, client, { level: LEVELS.at(-1)!, budget, interruption });
    // Whoever has gone on meanwhile does not want it any more.
    if (this.isSought) this.hint.value = hint;
  }

  /** The next part is asked for. */
  tellMore(): void {
    this.told.value++;
  }

  /** A hint stays as long as it is followed. */
  goOn(steps: readonly G['step'][]): void {
    const wanted = this.found?.steps ?? [];
    const isFollowed = JSON.stringify(wanted.slice(0, steps.length)) === JSON.stringify(steps);
    if (!isFollowed || this.isSought) this.forget();
  }

  forget(): void {
    if (this.isSought) this.interrupter?.stop();
    this.hint.value = undefined;
  }

  private async hintFor(
    table: TableOf<G>,
    seat: Seat,
    client: GameClient<G>,
    asking: Asking,
  ): Promise<Hint<G['step']> | undefined> {
    const question = questionFor(table, seat, asking);
    if (client.advise !== undefined) return client.advise(question);
    const steps = await this.opponent.decide(question);
    return steps === undefined ? undefined : client.hintOf(viewOf(table, seat), seat, steps);
  }
}
