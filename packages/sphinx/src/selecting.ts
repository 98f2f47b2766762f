import type { State } from './state.ts';

/** How many gods a player may hold; who plays alone holds one more. */
export const holdLimit = (players: number): number => (players === 1 ? 3 : 2);

/** Whether the one who has the turn may take another god. */
export const hasRoomForGod = ({ setup: { players }, held, turn }: State): boolean =>
  held.filter(({ owner }) => owner === turn.seat).length < holdLimit(players);
