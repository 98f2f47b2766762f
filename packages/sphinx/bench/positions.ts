import type { State } from '../src/state.ts';
import { position, type Sketch } from '../test/positions.ts';

const TOWERS = '1,1:1 2,1:2 3,1:1 1,2:1 3,3:2 2,3:1';

const SKETCHES: Readonly<Record<string, Sketch>> = {
  'no gods': { riddle: 3, workers: '0,0 2,2 4,0 0,4', towers: TOWERS },
  'no gods, rules that end each turn': { riddle: 22, workers: '1,1 2,3 5,0 1,6', towers: '2,2:1 5,1:1' },
  'no gods, alone': { riddle: 18, players: 1, workers: '0,0 2,2 4,0 0,4', towers: TOWERS },
  'gods of others': { riddle: 3, workers: '0,0 2,2 4,0 0,4', towers: TOWERS, gods: 'hermes:1 zeus:1' },
  'Artemis and Demeter': { riddle: 3, workers: '0,0 2,2 4,0 0,4', towers: TOWERS, gods: 'artemis demeter' },
  'Hermes and Poseidon': { riddle: 3, workers: '0,0 2,2 4,0 0,4', towers: TOWERS, gods: 'hermes poseidon' },
};

/** Positions in the middle of a riddle, by what is in them. */
export const POSITIONS: readonly (readonly [name: string, state: State])[] = Object.entries(SKETCHES).map(
  ([name, sketch]) => [name, position(sketch)],
);
