import { heightAt, standing } from '../field.ts';
import type { Power } from '../power.ts';
import type { State } from '../state.ts';
import { COMPLETE } from '../towers.ts';

/** When a build completes a tower, any worker may make another Move then Build. */
export const dionysus: Power = {
  encores: (state) => (hasCompleted(state) ? standing(state) : []),
};

const hasCompleted = (state: State): boolean =>
  state.turn.builds.some(
    ({ on, piece, from }) => from !== null && piece === 'D' && heightAt(state, on) === COMPLETE,
  );
