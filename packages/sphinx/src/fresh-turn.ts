import type { Turn } from './state.ts';

/** The turn of a seat before anything was done in it. */
export function freshTurn(number: number, seat: number): Turn {
  return {
    number,
    seat,
    stage: 'action',
    phase: 'start',
    special: null,
    mover: null,
    isGrounded: false,
    moves: [],
    builds: [],
    mainBuild: null,
    encore: null,
    used: [],
    borrowed: [],
    hasSelected: false,
    isCalm: false,
    isRefused: false,
    effects: 0,
    rolls: [],
    game: null,
    spared: [],
  };
}
