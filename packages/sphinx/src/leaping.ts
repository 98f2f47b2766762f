import { terrainIn } from './field.ts';
import type { State } from './state.ts';
import { placeOf, type Square, squareAt } from './terrain.ts';

/** A way straight over one square of the map, a gap included. */
export interface Leap {
  readonly over: Square;
  readonly to: Square;
  readonly isDiagonal: boolean;
}

const AWAY = [-1, 0, 1];

/** The ways straight over one square to the square beyond, in eight directions, whatever is there. */
export function leapsFrom(state: State, from: Square): readonly Leap[] {
  const terrain = terrainIn(state);
  const [x, y] = placeOf(terrain, from);
  return AWAY.flatMap((dx) =>
    AWAY.flatMap((dy): readonly Leap[] => {
      const [toX, toY] = [x + 2 * dx, y + 2 * dy];
      if ((dx === 0 && dy === 0) || toX < 0 || toY < 0 || toX >= terrain.columns || toY >= terrain.rows)
        return [];
      const over = squareAt(terrain, [x + dx, y + dy]);
      return [{ over, to: squareAt(terrain, [toX, toY]), isDiagonal: dx !== 0 && dy !== 0 }];
    }),
  );
}

/** Whether a square is a gap of the map. */
export const isGap = (state: State, square: Square): boolean => !terrainIn(state).isGround[square];
