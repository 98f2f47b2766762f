import type { Seat } from '@thera/table';
import type { State } from './state.ts';
import { OFF } from './terrain.ts';

/** A worker by number: 0 and 1 are the first pair, 2 and 3 the second; among three each has one and 3 is the Wanderer. */
export type Worker = 0 | 1 | 2 | 3;
export const WORKERS: readonly Worker[] = [0, 1, 2, 3];
export const WANDERER: Worker = 3;

/** Whoever stands on the map: a worker, or one of the two who are none. */
export type Figure = Worker | 'king' | 'sphinx';

export const isWorker = (figure: Figure): figure is Worker => typeof figure === 'number';

/** The colours that players choose from. */
export const COLOURS = ['white', 'blue', 'brown'] as const;
export type Colour = (typeof COLOURS)[number];

/** Which workers are of one colour: pairs, or each alone among three players. */
export const crewOf = (players: number, worker: Worker): number => (players === 3 ? worker : worker >> 1);

/** The workers that a seat has, whether they are on the map or not. */
export function workersOf(players: number, seat: Seat): readonly Worker[] {
  if (players === 1) return WORKERS;
  if (players === 3) return WORKERS.filter((worker) => worker === seat);
  return WORKERS.filter((worker) => crewOf(players, worker) === seat % 2);
}

/** The colour of a worker; the Wanderer has a look of his own. */
export function colourOf(
  { players, colours }: { readonly players: number; readonly colours: readonly Colour[] },
  worker: Worker,
): Colour | 'wanderer' {
  return colours[crewOf(players, worker)] ?? 'wanderer';
}

/** The workers that may make the first move of the turn: those of the seat, less who has to rest. */
export function workersToMove(state: State): readonly Worker[] {
  return ownWorkers(state).filter((worker) => !mustRest(state, worker));
}

/** The workers on the map that are the acting seat's to move, one who has to rest included. */
export function ownWorkers({ setup: { players }, turn, workers }: State): readonly Worker[] {
  return WORKERS.filter(
    (worker) =>
      workers[worker] !== OFF &&
      (workersOf(players, turn.seat).includes(worker) || (players === 3 && worker === WANDERER)),
  );
}

/** The other workers that may act in a turn in which one moves: all one's own, or alone those of its colour. */
export const matesOf = (state: State, worker: Worker): readonly Worker[] =>
  ownWorkers(state).filter(
    (mate) => mate !== worker && (state.setup.players !== 1 || crewOf(1, mate) === crewOf(1, worker)),
  );

/** The Wanderer is not the first to move twice in a row, and who plays alone changes colours. */
export function mustRest(
  { setup: { players }, workers, lastFirst, lastCrew }: State,
  worker: Worker,
): boolean {
  if (players === 3) return worker === WANDERER && lastFirst === WANDERER;
  if (players !== 1 || lastCrew !== crewOf(1, worker)) return false;
  return WORKERS.some((other) => workers[other] !== OFF && crewOf(1, other) !== lastCrew);
}
