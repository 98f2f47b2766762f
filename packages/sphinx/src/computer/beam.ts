import type { Dice } from '@thera/table';
import type { Tier } from '../riddle.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { costOf, LOST, shortageFor } from './cost.ts';
import { keyOf } from './key.ts';
import type { Aim } from './sensible.ts';
import { turnsOf } from './turns.ts';

/** How a plan is searched for. */
export interface Beam {
  readonly tier: Tier;
  /** How many states are kept after every turn. */
  readonly width: number;
  /** How many turns it looks ahead. */
  readonly depth: number;
  readonly dice: Dice;
  /** Whether there is no more time. */
  readonly isLate: () => boolean;
}

/** The first decision of the best line that was found. */
export interface Plan {
  readonly tier: Tier;
  readonly steps: readonly Step[];
  /** After so many turns. */
  readonly turns: number;
  /** What the line leaves to be done: 0 if it reaches what is aimed at. */
  readonly cost: number;
}

interface Node {
  readonly state: State;
  readonly cost: number;
  readonly steps: readonly Step[];
}

/** More turns of one state than are ever worth comparing. */
const MOST_TURNS = 500;

/**
 * Beam search: from the best states after each turn all turns are tried, and the best states after them are kept. A line
 * ends where the aim is reached; the first to reach it is the shortest.
 */
export function searchBeam(root: State, beam: Beam): Plan | undefined {
  const { tier, width, depth, dice, isLate } = beam;
  const aim: Aim = { tier, shortage: (state) => shortageFor(state, tier) };
  let layer: readonly Node[] = [{ state: root, cost: costOf(root, tier), steps: [] }];
  let best: Plan | undefined;
  for (let turn = 1; turn <= depth && layer.length > 0; turn++) {
    const seen = new Map<string, Node>();
    for (const node of layer) {
      if (turn > 1 && isLate()) return best;
      for (const { after, steps } of turnsOf(node.state, { aim, dice, most: MOST_TURNS })) {
        const cost = costOf(after, tier);
        if (cost >= LOST) continue;
        const first = turn === 1 ? steps : node.steps;
        if (cost === 0) return { tier, steps: first, turns: turn, cost };
        const key = keyOf(after);
        const before = seen.get(key);
        if (before === undefined || cost < before.cost) seen.set(key, { state: after, cost, steps: first });
      }
    }
    layer = [...seen.values()].sort((a, b) => a.cost - b.cost).slice(0, width);
    const [first] = layer;
    if (first !== undefined) best = { tier, steps: first.steps, turns: turn, cost: first.cost };
  }
  return best;
}
