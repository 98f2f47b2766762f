import type { Dice } from '@thera/table';
import type { Tier } from '../riddle.ts';
import type { State } from '../state.ts';
import type { Step } from '../step.ts';
import { aimAt } from './aim.ts';
import { costOf, LOST } from './cost.ts';
import { Layer, type Node } from './layer.ts';
import { turnsOf } from './turns.ts';

/** How a plan is searched for. */
export interface Beam {
  readonly tier: Tier;
  /** How many states are kept after every turn. */
  readonly width: number;
  /** How many turns it looks ahead. */
  readonly depth: number;
  readonly dice: Dice;
  /** Whether it counts on gems that may not be rolled. */
  readonly isDaring: boolean;
  /** Whether there is no more time. */
  readonly isLate: () => boolean;
}

/** A turn of a line: all its steps, whether chance speaks in between or not. */
export interface PlannedTurn {
  readonly number: number;
  readonly steps: readonly Step[];
}

/** The best line that was found. */
export interface Plan {
  readonly tier: Tier;
  readonly line: readonly PlannedTurn[];
  /** After so many turns. */
  readonly turns: number;
  /** What the line leaves to be done: 0 if it reaches what is aimed at. */
  readonly cost: number;
}

/** More turns of one state than are ever worth comparing. */
const MOST_TURNS = 500;

/**
 * Beam search: from the best states after each turn all turns are tried, and the best states after them are kept. A line
 * ends where the aim is reached; the first to reach it is the shortest.
 */
export function searchBeam(root: State, beam: Beam): Plan | undefined {
  const { tier, width, depth, isLate } = beam;
  let layer: readonly Node[] = [{ state: root, cost: costOf(root, tier), steps: [] }];
  let best: Plan | undefined;
  for (let turn = 1; turn <= depth && layer.length > 0; turn++) {
    const next = new Layer(width);
    for (const node of layer) {
      if (turn > 1 && isLate()) return best;
      const goal = expand(node, beam, next);
      if (goal !== undefined) return planOf(goal, tier, turn);
    }
    layer = next.best();
    const [first] = layer;
    if (first !== undefined) best = planOf(first, tier, turn);
  }
  return best;
}

/** Adds the states after every turn from a node; answers with the first that reaches what is aimed at. */
function expand(before: Node, { tier, dice, isDaring }: Beam, next: Layer): Node | undefined {
  const listing = { aim: aimAt(before.state, tier, isDaring), dice, most: MOST_TURNS };
  for (const { after, steps } of turnsOf(before.state, listing)) {
    const cost = costOf(after, tier);
    if (cost >= LOST) continue;
    if (cost === 0) return { state: after, cost, before, steps };
    next.add({ state: after, cost, before, steps });
  }
  return undefined;
}

function planOf(last: Node, tier: Tier, turns: number): Plan {
  const line: PlannedTurn[] = [];
  for (let node = last; node.before !== undefined; node = node.before)
    line.unshift({ number: node.before.state.turn.number, steps: node.steps });
  return { tier, line, turns, cost: last.cost };
}
