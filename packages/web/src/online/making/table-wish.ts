import type { TablePlan as OnlinePlan } from '@thera/protocol';
import { NO_CLOCK, SECOND, type TimeControl } from '@thera/table';
import type { SeatPlan, TablePlan } from '../../kept-games/table-plan.ts';

/** Who may come to a table: everybody who sees it in the lobby, or those who have its link. */
export type WhoMayCome = 'open' | 'link';

/** What is agreed about a table of the server besides its game. */
export interface TableWish {
  readonly where: 'device' | 'online';
  readonly who: WhoMayCome;
  /** As it usually is as long as nobody has chosen one. */
  readonly clock: TimeControl | undefined;
}

export const USUAL_WISH: TableWish = { where: 'device', who: 'open', clock: undefined };

const MINUTE = 60 * SECOND;
const AMONG_STRANGERS: TimeControl = { kind: 'bank', initial: 15 * MINUTE, increment: 10 * SECOND };

/** Friends wait for each other; strangers want to know that the game comes to an end. */
export function clockOf({ who, clock }: Pick<TableWish, 'who' | 'clock'>): TimeControl {
  return clock ?? (who === 'link' ? NO_CLOCK : AMONG_STRANGERS);
}

/** What the server is told of a table. The setup is as the game's rules read it. */
export function onlinePlanOf({ game, seats }: TablePlan, setup: unknown, wish: TableWish): OnlinePlan {
  return {
    game,
    setup,
    seats: seats.map(({ kind, level }) =>
      kind === 'person' ? { kind: 'open' } : { kind: 'computer', level },
    ),
    clock: clockOf(wish),
    isPrivate: wish.who === 'link',
  };
}

/** Whether anybody plays at such a table besides the computer. */
export const hasPerson = (seats: readonly SeatPlan[]): boolean => seats.some(({ kind }) => kind === 'person');

/** The seats of a table to which others are to come: who chose it meant people, unless some are there already. */
export function invitingSeats(seats: readonly SeatPlan[]): readonly SeatPlan[] {
  const persons = seats.filter(({ kind }) => kind === 'person').length;
  return persons > 1 ? seats : seats.map((seat) => ({ ...seat, kind: 'person' }));
}
