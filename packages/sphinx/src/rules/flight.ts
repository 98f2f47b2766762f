import { heightAt, isAsleep, isDomedAt, spacesAround, standing, terrainIn } from '../field.ts';
import { happen } from '../happen.ts';
import type { State } from '../state.ts';
import { distance, OFF, type Square } from '../terrain.ts';
import type { Rule } from './rule.ts';

/** To end each turn the King flees to where he has most ways; if he has none he is trapped. */
export const flight: Rule<'flight'> = {
  effect(draft, { climb }) {
    if (draft.king === OFF || draft.isTrapped || isAsleep(draft, 'king')) return undefined;
    const to = flightFrom(draft, climb);
    if (to !== undefined) happen(draft, { kind: 'king-moved', from: draft.king, to });
    if (waysFrom(draft, draft.king, climb).length === 0) happen(draft, { kind: 'king-trapped' });
    return undefined;
  },
};

/** Where the King would flee to. */
export function flightFrom(state: State, climb: number): Square | undefined {
  const prey = standing(state).map((worker) => state.workers[worker]!);
  const terrain = terrainIn(state);
  const merits = (to: Square): readonly number[] => [
    waysFrom(state, to, climb).length,
    Math.min(...prey.map((square) => distance(terrain, to, square))),
    -heightAt(state, to),
    -to,
  ];
  return waysFrom(state, state.king, climb).toSorted((a, b) => compare(merits(b), merits(a)))[0];
}

/** Where the King could go from a square. */
export const waysFrom = (state: State, from: Square, climb: number): readonly Square[] =>
  spacesAround(state, from).filter(
    (to) =>
      !state.workers.includes(to) &&
      !isDomedAt(state, to) &&
      heightAt(state, to) <= heightAt(state, from) + climb,
  );

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((merit, at) => merit !== b[at]);
  return index < 0 ? 0 : a[index]! - b[index]!;
}
