import type { Draft } from '../draft.ts';
import { heightAt, isDomedAt, isOccupied, isSpace } from '../field.ts';
import { happen } from '../happen.ts';
import type { State } from '../state.ts';
import type { Square } from '../terrain.ts';
import { topOf } from '../towers.ts';

/** The tallest towers among these that can fall: unoccupied, without a dome. */
export function tallest(state: State, squares: readonly Square[]): readonly Square[] {
  const open = squares.filter(
    (on) => isSpace(state, on) && !isOccupied(state, on) && !isDomedAt(state, on) && heightAt(state, on) > 0,
  );
  const most = Math.max(...open.map((on) => heightAt(state, on)));
  return open.filter((on) => heightAt(state, on) === most);
}

/** The tallest of these towers loses its top block; where there are several somebody has to choose. */
export function toppleTallest(draft: Draft, squares: readonly Square[]): void {
  const on = tallest(draft, squares);
  if (on.length > 0) draft.asks = [...draft.asks, { kind: 'topple', on }];
}

/** A tower loses its top block. */
export function topple(draft: Draft, on: Square): void {
  happen(draft, { kind: 'toppled', on, piece: topOf(draft.towers[on]!) });
}
