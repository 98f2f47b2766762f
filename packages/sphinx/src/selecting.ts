import type { State } from './state.ts';
import type { Step } from './step.ts';

/** How many gods a player may hold; who plays alone holds one more. */
export const holdLimit = (players: number): number => (players === 1 ? 3 : 2);

/** Whether the one who has the turn may take another god. */
export const hasRoomForGod = ({ setup: { players }, held, turn }: State): boolean =>
  held.filter(({ owner }) => owner === turn.seat).length < holdLimit(players);

/** The gods that can be taken from the queue. */
export function selections(state: State): readonly Step[] {
  if (!hasRoomForGod(state)) return [];
  return state.queue.flatMap((card, slot) => (card.kind === 'blessing' ? [] : [{ kind: 'select', slot }]));
}
