import { matesOf } from '../crew.ts';
import { heightAt, squareOf } from '../field.ts';
import type { Power } from '../power.ts';

const MOST_BUILDS = 2;

/** After the build another own worker that stands on the ground and has not moved may build, up to twice. */
export const poseidon: Power = {
  isRepeated: true,
  buildsAgain: (state) => {
    const { mover, moves, builds } = state.turn;
    const made = builds.filter(({ by }) => by.includes('poseidon'));
    if (made.length >= MOST_BUILDS) return [];
    return matesOf(state, mover!)
      .filter((mate) => made.every(({ worker }) => worker === mate))
      .filter((mate) => moves.every(({ worker }) => worker !== mate))
      .filter((mate) => heightAt(state, squareOf(state, mate)) === 0)
      .map((worker) => ({ worker, allows: () => true }));
  },
};
