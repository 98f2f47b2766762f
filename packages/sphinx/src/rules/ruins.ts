import { heightAt, spacesAround, squareOf } from '../field.ts';
import { COMPLETE } from '../towers.ts';
import type { Rule } from './rule.ts';
import { isTakeable, takeStep } from './take-down.ts';

/** Instead of building, a worker may take the top piece of a ruin; what is built on or levelled is none any more. */
export const ruins: Rule<'ruins'> = {
  builds: (state, worker) =>
    spacesAround(state, squareOf(state, worker))
      .filter((on) => state.ruins.includes(on) && isTakeable(state, on, COMPLETE))
      .map((on) => takeStep(worker, on)),
  onBuilt: ({ ruins: marked }, on) => (marked.includes(on) ? [{ kind: 'ruin-unmarked', on }] : []),
  onTaken: (state, on) =>
    state.ruins.includes(on) && heightAt(state, on) === 0 ? [{ kind: 'ruin-unmarked', on }] : [],
};
