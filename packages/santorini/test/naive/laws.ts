import type { Square } from './board.ts';
import { areNeighbours, isPerimeter } from './board.ts';
import { directionOf, isDiagonal } from './directions.ts';
import type { Material } from './line.ts';
import type { Side, Table, Worker } from './position.ts';
import { blocksAt, crewOf, workerOf } from './position.ts';
import type { Turn } from './turn.ts';
import { cardsAgainst } from './turn.ts';

/** Athena and Nike: whether their last turn forbids this worker to go up. */
export const mayNotGoUp = (turn: Turn, worker: Worker): boolean =>
  [...cardsAgainst(turn, worker.side, 'athena'), ...cardsAgainst(turn, worker.side, 'nike')].some(
    (card) => card.marked,
  );

/** Hades: whether this worker may not go down. */
export const mayNotGoDown = (turn: Turn, worker: Worker): boolean =>
  cardsAgainst(turn, worker.side, 'hades').length > 0;

/** Aeolus: whether the wind closes the direction of a step to everybody. */
export const windForbids = (turn: Turn, from: Square, to: Square): boolean =>
  turn.cards.some((card) => card.power === 'aeolus' && card.source.direction === directionOf(from, to));

/** Hippolyta: whether a step is straight and the worker not her female one. */
export const hippolytaForbids = (turn: Turn, worker: Worker, to: Square): boolean =>
  !isDiagonal(directionOf(worker.square, to)) &&
  turn.cards.some((card) => card.power === 'hippolyta' && !(worker.female && worker.side === card.side));

/** Hypnus: whether this worker was the single highest of its side when the turn started. */
export const sleeps = (turn: Turn, worker: Worker): boolean => turn.sleepers.includes(worker.id);

/** Aphrodite: whether this worker is tied to her and stands beside none of hers. */
const isAstray = (turn: Turn, table: Table, worker: Worker): boolean =>
  turn.ties
    .filter((tie) => tie.worker === worker.id)
    .some((tie) => !crewOf(table, tie.to).some((her) => areNeighbours(her.square, worker.square)));

/** Aphrodite: everybody who is astray after this worker has come to where it is now. */
export function astrayAfter(turn: Turn, astray: readonly number[], table: Table, id: number): number[] {
  const others = astray.filter((other) => other !== id);
  return isAstray(turn, table, workerOf(table, id)) ? [...others, id] : others;
}

/** Hera: whether a step of this worker to its present square cannot win. */
export const heraForbidsWin = (turn: Turn, worker: Worker): boolean =>
  isPerimeter(worker.square) && cardsAgainst(turn, worker.side, 'hera').length > 0;

/** Limus: whether the workers of a side may put this on that square. */
export const limusAllows = (
  turn: Turn,
  table: Table,
  builders: Side,
  square: Square,
  material: Material,
): boolean =>
  cardsAgainst(turn, builders, 'limus')
    .filter((card) => crewOf(table, card.side).some((hers) => areNeighbours(hers.square, square)))
    .every((card) => material === 'dome' && (card.edition === 'revised' || blocksAt(table, square) === 3));
