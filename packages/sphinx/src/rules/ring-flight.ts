import { WORKERS, type Worker } from '../crew.ts';
import { destroy } from '../destroying.ts';
import { heightAt, isAsleep, isDomedAt, terrainIn } from '../field.ts';
import { happen } from '../happen.ts';
import type { State } from '../state.ts';
import type { Square } from '../terrain.ts';
import type { Rule } from './rule.ts';
import { topple } from './toppling.ts';

/** Up to this height a worker is not safe from her. */
const UNSAFE = 1;
/** She lands on nothing that is as high as this. */
const TOO_HIGH = 3;

/** To end each turn the Sphinx flies along her ring; where she lands workers fall and towers crumble. */
export const ringFlight: Rule<'ring-flight'> = {
  effect(draft, { zone, steps }) {
    if (isAsleep(draft, 'sphinx')) return undefined;
    const [face] = draft.turn.rolls;
    if (typeof steps !== 'number' && face === undefined) return 'roll';
    const to = landingOf(draft, zone, typeof steps === 'number' ? steps : steps[face!]);
    happen(draft, { kind: 'sphinx-moved', from: draft.sphinx, to });
    const worker = workerOn(draft, to);
    if (worker === undefined) {
      if (heightAt(draft, to) > 0) topple(draft, to);
    } else if (heightAt(draft, to) <= UNSAFE && !isAsleep(draft, worker)) destroy(draft, worker);
    return undefined;
  },
};

/** Where she lands after so many spaces of her ring. */
export function landingOf(state: State, zone: string, steps: number): Square {
  const ring = terrainIn(state).zones[zone]!;
  let at = (ring.indexOf(state.sphinx) + steps) % ring.length;
  const isTooHigh = (on: Square): boolean => heightAt(state, on) >= TOO_HIGH || isDomedAt(state, on);
  for (let tried = 0; tried < ring.length && isTooHigh(ring[at]!); tried++) at = (at + 1) % ring.length;
  return ring[at]!;
}

const workerOn = ({ workers }: State, square: Square): Worker | undefined =>
  WORKERS.find((worker) => workers[worker] === square);
