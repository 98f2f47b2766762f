import { buildBarOf } from './bars.ts';
import type { CardId } from './card.ts';
import type { Worker } from './crew.ts';
import { isAsleep, isDomedAt, isOccupied, isSpace, spacesAround, squareOf } from './field.ts';
import type { Piece } from './pieces.ts';
import type { Source, State } from './state.ts';
import type { BuildStep } from './step.ts';
import type { Square } from './terrain.ts';
import { nextPiece } from './towers.ts';

/** Whether anybody may build on a square, if there is a piece for it. */
export const canBuildOn = (state: State, square: Square): boolean =>
  isSpace(state, square) &&
  !isOccupied(state, square) &&
  !isDomedAt(state, square) &&
  buildBarOf(state, square) === undefined;

/** The squares around a worker on which it could build. */
export const buildSquares = (state: State, worker: Worker): readonly Square[] =>
  isAsleep(state, worker)
    ? []
    : spacesAround(state, squareOf(state, worker)).filter((square) => canBuildOn(state, square));

/** Everywhere a piece could be taken from: the stockpile and the cards of all players. */
export function sourcesOf({ stockpile, held }: State, piece: Piece): readonly Source[] {
  const gods = held.filter(({ pieces }) => pieces[piece] > 0).map(({ god }) => god);
  return stockpile[piece] > 0 ? ['stockpile', ...gods] : gods;
}

/** The builds that every worker may make from where it stands. */
export function plainBuilds(state: State, worker: Worker): readonly BuildStep[] {
  return buildSquares(state, worker).flatMap((on) =>
    buildSteps(state, worker, on, nextPiece(state.towers[on]!)),
  );
}

/** The ways to build a piece on a square, one for each place it can come from. */
export function buildSteps(
  state: State,
  worker: Worker,
  on: Square,
  piece: Piece,
  by: readonly CardId[] = [],
): readonly BuildStep[] {
  return sourcesOf(state, piece).map((from) => ({
    kind: 'build',
    worker,
    on,
    piece,
    from,
    ...(by.length === 0 ? {} : { by }),
  }));
}

/** Domes before their time: on spaces around a worker where a block would come next. */
export const earlyDomes = (state: State, worker: Worker): readonly BuildStep[] =>
  buildSquares(state, worker)
    .filter((on) => nextPiece(state.towers[on]!) !== 'D')
    .flatMap((on) => buildSteps(state, worker, on, 'D'));
