import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Colour } from '@thera/board';
import { isPerson, ownSeat, personsAt, seatToDecide } from '@thera/play';
import type { Level, Onlooker, Seat } from '@thera/table';
import type { GameTypes, TableOf } from '../../games/game-types.ts';
import type { TablePlan } from '../../kept-games/table-plan.ts';

/** Who sits around a game, who is to act, and who looks at the screen. */
export class Seating<G extends GameTypes = GameTypes> {
  readonly plan: Signal<TablePlan<G['setup']>>;
  private readonly table: ReadonlySignal<TableOf<G>>;

  constructor(plan: TablePlan<G['setup']>, table: ReadonlySignal<TableOf<G>>) {
    this.plan = signal(plan);
    this.table = table;
  }

  /** Who looks at the screen: the only person, or whoever got it handed over last. */
  get viewer(): Onlooker {
    return this.table.value.viewer;
  }

  /** Who must decide; nobody when the game is over. */
  get toAct(): Seat | undefined {
    return seatToDecide(this.table.value);
  }

  get persons(): readonly Seat[] {
    return personsAt(this.table.value);
  }

  get colours(): readonly Colour[] {
    return this.plan.value.seats.map(({ colour }) => colour);
  }

  /** What whoever plays a seat is called, where they have said so. */
  givenName(seat: Seat): string | undefined {
    return this.plan.value.seats[seat]?.name;
  }

  isPerson(seat: Seat): boolean {
    return isPerson(this.table.value, seat);
  }

  /** Whoever sits before the screen: the person to act, or else the first one. */
  get own(): Seat {
    return ownSeat(this.table.value);
  }

  setLevel(seat: Seat, level: Level): void {
    const seats = this.plan.value.seats.with(seat, { ...this.plan.value.seats[seat]!, level });
    this.plan.value = { ...this.plan.value, seats };
  }
}
