import { afterStep, isDecided } from '../src/choices.ts';
import { optionsOf } from '../src/options.ts';
import type { State } from '../src/state.ts';
import { POSITIONS } from './positions.ts';

/** Whole turns of a position, each carried out: what a search does most of the time. */
function countTurns(root: State, state: State): number {
  let turns = 0;
  for (const step of optionsOf(state)) {
    const after = afterStep(state, step);
    turns += isDecided(root, after) ? 1 : countTurns(root, after);
  }
  return turns;
}

const ROUND = 250_000;
const ROUNDS = 4;

/** Turns per second of the processor's time, so that a busy machine changes little: the best of some rounds. */
function rateOf(root: State): number {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = process.cpuUsage();
    let turns = 0;
    let spent = 0;
    do {
      turns += countTurns(root, root);
      const { user, system } = process.cpuUsage(start);
      spent = user + system;
    } while (spent < ROUND);
    best = Math.max(best, turns / (spent / 1_000_000));
  }
  return best;
}

for (const [name, state] of POSITIONS) {
  const turns = countTurns(state, state);
  console.log(
    `${name.padEnd(36)} ${String(turns).padStart(7)} turns ${Math.round(rateOf(state) / 1000)} thousand a second`,
  );
}
