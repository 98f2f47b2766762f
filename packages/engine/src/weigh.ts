import type { Option } from './option.ts';
import { distanceOf, isDecided } from './score.ts';
import { BEYOND, type Search } from './search.ts';
import type { Thought } from './thought.ts';

/** Weighs options against each other further and further ahead, and says what it thinks whenever that changes. */
export function weigh(
  options: readonly Option[],
  search: Search,
  depths: number,
  report: (thought: Thought) => void,
): Thought {
  let order = ranked(options, search);
  const say = (option: Option, depth: number, score: number): Thought => {
    const thought = { steps: option.steps(), depth, score, nodes: search.nodes };
    report(thought);
    return thought;
  };
  let thought = say(order[0]!, 0, glanceAt(order[0]!, search));
  for (let depth = 1; depth <= depths && order.length > 1; depth++) {
    // The first turn ahead is always finished: a win is taken and a loss prevented, however little time there is.
    search.mayStop = depth > 1;
    let best = -BEYOND;
    let chosen: Option | undefined;
    for (const option of order) {
      const score = worthOf(option, search, depth - 1, best);
      if (search.stopped) break;
      if (score <= best) continue;
      best = score;
      chosen = option;
      if (chosen !== order[0]) thought = say(chosen, depth - 1, best);
    }
    if (chosen === undefined) break;
    thought = say(chosen, search.stopped ? depth - 1 : depth, best);
    if (search.stopped || (isDecided(best) && distanceOf(best) <= depth)) break;
    const first = chosen;
    order = [first, ...order.filter((option) => option !== first)];
  }
  return thought;
}

/** What an option is worth, if that is more than `best`; at most `best` otherwise. */
function worthOf({ outcomes }: Option, search: Search, depth: number, best: number): number {
  const [only] = outcomes;
  if (outcomes.length === 1) {
    // Whether it is better at all is answered sooner than by how much.
    if (best > -BEYOND && search.worth(only!, depth, best, best + 1) <= best) return best;
    return search.worth(only!, depth, best, BEYOND);
  }
  let sum = 0;
  for (const outcome of outcomes) sum += search.worth(outcome, depth, -BEYOND, BEYOND);
  return Math.trunc(sum / outcomes.length);
}

function ranked(options: readonly Option[], search: Search): readonly Option[] {
  const worths = new Map(options.map((option) => [option, glanceAt(option, search)]));
  return [...options].sort((a, b) => worths.get(b)! - worths.get(a)!);
}

function glanceAt({ outcomes }: Option, search: Search): number {
  const sum = outcomes.reduce((total, outcome) => total + search.glance(outcome), 0);
  return Math.trunc(sum / Math.max(1, outcomes.length));
}
