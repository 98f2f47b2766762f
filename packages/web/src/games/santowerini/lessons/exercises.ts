import { type Face, parseState, type State } from '@thera/santowerini';
import type { ExerciseName } from '@thera/texts/santowerini';
import type { Aim } from './aim.ts';

/** A state in which a certain turn is asked for. */
export interface Exercise {
  readonly state: State;
  readonly aim: Aim;
  /** What the die shows afterwards, one after the other. */
  readonly rolls: readonly Face[];
}

interface Written extends Omit<Exercise, 'state'> {
  /** In notation. */
  readonly state: string;
}

const WRITTEN: Readonly<Record<ExerciseName, Written>> = {
  build: {
    state: '0000000000100000000000000/B2,D2/raider:E5s/scenario=1A',
    aim: { kind: 'builds', on: 'C3' },
    rolls: [3],
  },
  defeat: {
    state: '0000000000011000000000000/B2,E2/raider:C4s/scenario=1A',
    aim: { kind: 'defeats' },
    rolls: [],
  },
  bait: {
    state: '1000000000000000000000000/E3,A2/raider:C3s/scenario=1A',
    aim: { kind: 'turns', to: ['n', 'e', 'w'] },
    rolls: [2],
  },
  gate: {
    state: '0000000000100000010000000/B2,E3/runner:C3s/scenario=1A',
    aim: { kind: 'saves' },
    rolls: [6],
  },
  brute: {
    state: '0000001010000000101000000/A3,E2/brute:C3s/scenario=1A',
    aim: { kind: 'stuns' },
    rolls: [],
  },
};

/** The introduction, in its order. */
export const EXERCISES: Readonly<Record<ExerciseName, Exercise>> = Object.fromEntries(
  Object.entries(WRITTEN).map(([name, { state, ...rest }]) => [name, { ...rest, state: prepared(state) }]),
) as Record<ExerciseName, Exercise>;

/** Prepared states are our own and tested. */
function prepared(text: string): State {
  const parsed = parseState(text);
  if (!parsed.ok) throw new Error(`a prepared state is refused: ${parsed.error}`);
  return parsed.value;
}
