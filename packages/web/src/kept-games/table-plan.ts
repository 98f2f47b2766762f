import type { Colour } from '@thera/board';
import type { GameName } from '@thera/play';
import type { Level } from '@thera/table';
import type { PlanClock } from './plan-clock.ts';

/** Who plays for a seat, how strong if it is the computer, and in which colour. */
export interface SeatPlan {
  readonly kind: 'person' | 'computer';
  readonly level: Level;
  readonly colour: Colour;
  /** What a person wants to be called; it stays on the device and is in no link. */
  readonly name?: string | undefined;
}

/** A table before anybody has sat down. */
export interface TablePlan<Setup = unknown> {
  readonly game: GameName;
  /** As many as the setup has players. */
  readonly seats: readonly SeatPlan[];
  readonly setup: Setup;
  /** None if nobody is timed. */
  readonly clock?: PlanClock | undefined;
}

export const USUAL_LEVEL: Level = 'mason';

/** A seat at a table where nothing has been chosen yet: the first is yours, the others are the computer's. */
export function usualSeat(seat: number): SeatPlan {
  return { kind: seat === 0 ? 'person' : 'computer', level: USUAL_LEVEL, colour: (seat % 4) as Colour };
}

/** The seats of a table where nothing has been chosen yet. */
export function usualSeats(count: number): readonly SeatPlan[] {
  return Array.from({ length: count }, (_, seat) => usualSeat(seat));
}
