import { crewOf, type Worker, workersOf } from '../crew.ts';
import { isFree, stepsFrom } from '../entering.ts';
import { canBeForced, heightAt, squareOf, standing, terrainIn } from '../field.ts';
import type { Power } from '../power.ts';
import type { State } from '../state.ts';
import { distance, type Square } from '../terrain.ts';

/** Before the move a worker of another colour may be forced a step, to beside one of one's own. */
export const aphrodite: Power = {
  beforeMove: (state, worker) => {
    const own = ownOf(state, worker);
    const isBeside = (to: Square): boolean =>
      own.some((one) => distance(terrainIn(state), squareOf(state, one), to) === 1);
    return standing(state)
      .filter((figure) => !own.includes(figure) && canBeForced(state, figure))
      .flatMap((figure) => {
        const from = squareOf(state, figure);
        const isEasy = (to: Square): boolean => heightAt(state, to) <= heightAt(state, from) + 1;
        return stepsFrom(state, from)
          .filter((to) => isFree(state, to) && isEasy(to) && isBeside(to))
          .map((to) => ({ kind: 'force', figure, to }));
      });
  },
};

/** The workers of the seat; who plays alone has those of one colour. */
const ownOf = (state: State, worker: Worker): readonly Worker[] => {
  const { players } = state.setup;
  return standing(state).filter((one) =>
    players === 1
      ? crewOf(players, one) === crewOf(players, worker)
      : workersOf(players, state.turn.seat).includes(one),
  );
};
