import { heightAt, isDomedAt, isOccupied, spacesAround, squareOf } from '../field.ts';
import type { Power } from '../power.ts';

/** After the build the top block of another tower beside the worker may be taken into the stockpile. */
export const ares: Power = {
  afterBuild: (state) => {
    const { mover, builds } = state.turn;
    const isNew = (on: number): boolean => builds.some((build) => build.on === on && build.from !== null);
    return spacesAround(state, squareOf(state, mover!))
      .filter(
        (on) => heightAt(state, on) > 0 && !isDomedAt(state, on) && !isOccupied(state, on) && !isNew(on),
      )
      .map((on) => ({ kind: 'take', worker: mover!, on }));
  },
};
