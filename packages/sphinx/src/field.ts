import { type Figure, WORKERS, type Worker } from './crew.ts';
import type { CoinOnMap, State } from './state.ts';
import { OFF, ruleOf, type Square, type Terrain, terrainOf } from './terrain.ts';
import { heightOf, isDomed } from './towers.ts';

/** The map of the riddle that is played. */
export const terrainIn = ({ setup }: State): Terrain => terrainOf(setup);

export const heightAt = ({ towers }: State, square: Square): number => heightOf(towers[square]!);

export const isDomedAt = ({ towers }: State, square: Square): boolean => isDomed(towers[square]!);

/** Whether there is a space: gaps and closed gates are none. */
export function isSpace(state: State, square: Square): boolean {
  const { isGround, gates } = terrainIn(state);
  if (!isGround[square]) return false;
  return gates.size === 0 || !gates.has(square) || isOpen(state, square);
}

/** Whether the gate on a square has opened. */
export function isOpen(state: State, square: Square): boolean {
  const gate = terrainIn(state).gates.get(square);
  if (gate === undefined || gate === null) return false;
  const { silver = 0, gold = 0 } = gate.opens;
  return state.collected.silver >= silver && state.collected.gold >= gold;
}

/** Whoever stands on a square; a worker before the Sphinx that hovers above it. */
export function figureOn({ workers, king, sphinx }: State, square: Square): Figure | undefined {
  const worker = workers.indexOf(square);
  if (worker >= 0) return WORKERS[worker];
  if (king === square) return 'king';
  return sphinx === square ? 'sphinx' : undefined;
}

export const isOccupied = ({ workers, king, sphinx }: State, square: Square): boolean =>
  king === square || sphinx === square || workers.includes(square);

/** Where a figure stands, or OFF. */
export function squareOf({ workers, king, sphinx }: State, figure: Figure): Square {
  if (figure === 'king') return king;
  return figure === 'sphinx' ? sphinx : workers[figure]!;
}

/** The workers on the map. */
export const standing = ({ workers }: State): readonly Worker[] =>
  WORKERS.filter((worker) => workers[worker] !== OFF);

/** The spaces around a square. */
export const spacesAround = (state: State, square: Square): readonly Square[] => {
  const { neighbours, gates } = terrainIn(state);
  const around = neighbours[square]!;
  return gates.size === 0 ? around : around.filter((near) => isSpace(state, near));
};

/** Whether one of the four squares beside a space is none. */
export const isPerimeter = (state: State, square: Square): boolean =>
  terrainIn(state).beside[square]!.filter((near) => isSpace(state, near)).length < 4;

export const coinOn = ({ coins }: State, square: Square): CoinOnMap | undefined =>
  coins.find((coin) => coin.square === square);

export const isAsleep = ({ asleep }: State, figure: Figure): boolean =>
  asleep.length > 0 && asleep.some((sleeper) => sleeper.figure === figure);

/** Whether a figure can be forced: nobody can who sleeps, nor the Sphinx where she flies along her ring. */
export const canBeForced = (state: State, figure: Figure): boolean =>
  !isAsleep(state, figure) && (figure !== 'sphinx' || ruleOf(terrainIn(state), 'ring-flight') === undefined);
