import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Colour } from '@thera/board';
import { awaitsHandOver, openTable } from '@thera/play';
import {
  playedSantorini,
  type SantoriniMatch,
  type SantoriniTable,
  seatToAct,
  stageSeenBy,
} from '@thera/play/santorini';
import { sideOfSeat } from '@thera/santorini';
import type { Level, Onlooker, Seat } from '@thera/table';
import type { GameText } from '@thera/texts';
import { playerNames } from '../../games/santorini/play/player-names.ts';
import type { TablePlan } from '../../games/santorini/tables/table-plan.ts';

/** Who sits around a game, who is to act, and who looks at the screen. */
export class Seating {
  readonly plan: Signal<TablePlan>;
  /** Who looks at the screen: the only person, or whoever got it handed over last. */
  readonly viewer: Signal<Onlooker>;
  /** What the players are called. */
  readonly names: ReadonlySignal<readonly string[]>;
  private readonly match: ReadonlySignal<SantoriniMatch>;

  constructor(plan: TablePlan, match: ReadonlySignal<SantoriniMatch>, texts: ReadonlySignal<GameText>) {
    this.plan = signal(plan);
    this.match = match;
    const [only, ...others] = this.persons;
    this.viewer = signal(only !== undefined && others.length === 0 ? only : 'watcher');
    this.names = computed(() => playerNames(stageSeenBy(match.value, this.viewer.value), texts.value));
  }

  /** Who must decide; nobody when the game is over. */
  get toAct(): Seat | undefined {
    return this.match.value.outcome === undefined ? seatToAct(this.match.value) : undefined;
  }

  get persons(): readonly Seat[] {
    return this.plan.value.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  get colours(): readonly Colour[] {
    return this.plan.value.seats.map(({ colour }) => colour);
  }

  /** The colour in which a seat plays: partners share their workers, and with them the colour of the first. */
  colourOf(seat: Seat): Colour {
    const { colours } = this;
    return colours[sideOfSeat(colours.length, seat)]!;
  }

  isPerson(seat: Seat): boolean {
    return this.plan.value.seats[seat]?.kind === 'person';
  }

  /** Whoever sits before the screen: the person to act, or else the first one. */
  get own(): Seat {
    const { toAct } = this;
    return toAct !== undefined && this.isPerson(toAct) ? toAct : (this.persons[0] ?? 0);
  }

  /** Whether the device has to change hands before anything can be shown. */
  get awaitsHandOver(): boolean {
    return awaitsHandOver(this.table);
  }

  get table(): SantoriniTable {
    const players = this.plan.value.seats.map(({ kind }) => kind);
    return { ...openTable(playedSantorini, players, this.match.value), viewer: this.viewer.value };
  }

  setLevel(seat: Seat, level: Level): void {
    const seats = this.plan.value.seats.with(seat, { ...this.plan.value.seats[seat]!, level });
    this.plan.value = { ...this.plan.value, seats };
  }
}
