import type { Seat } from '@thera/table';
import { placerOf } from './spots.ts';
import type { State } from './state.ts';

/** Whose choice it is: of the seat, or of the next one clockwise that is still there; undefined if nobody is. */
export function actorOf(state: State): Seat | undefined {
  const { setup, gone, turn, asks } = state;
  const [ask] = asks;
  const seat =
    ask?.kind === 'place'
      ? placerOf(setup.players, ask.worker)
      : ask?.kind === 'agree'
        ? ask.seat
        : turn.seat;
  for (let away = 0; away < setup.players; away++) {
    const stand = (seat + away) % setup.players;
    if (!gone.includes(stand)) return stand;
  }
  return undefined;
}
