import { type Calibration, scoreFor, winChance } from '../evaluation/win-chance.ts';
import { distanceOf, INFINITY, isDecided } from '../search/score.ts';
import type { TreeSearch } from '../search/tree-search.ts';
import type { Option } from './option.ts';
import type { Thinking, Thought } from './thought.ts';

/**
 * Iterative deepening over options instead of turns: each is worth its expectation over what it may lead to. Says what it
 * thinks whenever that changes. Where nothing is urgent, somebody may say between two options that it is late.
 */
export function chooseByExpectation(
  options: readonly Option[],
  search: TreeSearch,
  depths: number,
  report: Thinking['report'],
  isLate: () => boolean = () => false,
): Thought {
  const order = ranked(options, search);
  const known = new Map<Option, readonly string[]>();
  let choice = { option: order[0]!, depth: 0, score: staticEvaluationOf(order[0]!, search) };
  const thought = (): Thought => {
    const { option, depth, score } = choice;
    // How a turn goes step by step may be a long question, so it is asked once.
    const steps = known.get(option) ?? option.steps();
    known.set(option, steps);
    return { steps, depth, score, nodes: search.nodes };
  };
  report?.(thought());
  for (let depth = 1; depth <= depths && order.length > 1; depth++) {
    // The first turn ahead is finished: a win is taken and a loss prevented, however little time there is.
    search.mayStop = depth > 1;
    let best = -INFINITY;
    for (const option of order) {
      search.stopped ||= isLate();
      if (search.stopped) break;
      const score = scoreOf(option, search, depth - 1, best);
      if (search.stopped) break;
      if (score <= best) continue;
      best = score;
      const isNew = option !== choice.option;
      choice = { option, depth: depth - 1, score };
      if (isNew) report?.(thought());
    }
    if (search.stopped) break;
    choice = { ...choice, depth };
    report?.(thought());
    if (isDecided(best) && distanceOf(best) <= depth) break;
    order.splice(order.indexOf(choice.option), 1);
    order.unshift(choice.option);
  }
  return thought();
}

/** The score of an option, if that is more than `best`; at most `best` otherwise. */
function scoreOf(option: Option, search: TreeSearch, depth: number, best: number): number {
  const { outcomes, isOthersChoice = false } = option;
  if (!isOthersChoice && (outcomes.length > 1 || option.surest !== undefined))
    return searchOutcomes(option, search, depth);
  let worst = INFINITY;
  for (const outcome of outcomes) {
    // Whether it is better at all is answered sooner than by how much.
    if (best > -INFINITY && search.scoreOf(outcome, depth, best, best + 1) <= best) return best;
    worst = Math.min(worst, search.scoreOf(outcome, depth, best, worst));
  }
  return worst;
}

/** The expectation over outcomes, each searched: it is not their scores that add up but how likely each of them wins. */
function searchOutcomes(option: Option, search: TreeSearch, depth: number): number {
  const { outcomes, surest = 1 } = option;
  const most = surest < 1 ? scoreFor(surest, search.calibration) : INFINITY;
  const scores = outcomes.map((outcome) => {
    const score = search.scoreOf(outcome, depth, -INFINITY, INFINITY);
    return outcome.winner < 0 ? Math.min(most, score) : score;
  });
  return expectation(scores, option.shares, search.calibration);
}

/** The score that stands for the mean chance to win. */
function expectation(scores: readonly number[], shares: Option['shares'], calibration: Calibration): number {
  if (scores.every((score) => isDecided(score) && score > 0)) return Math.min(...scores);
  if (scores.every((score) => isDecided(score) && score < 0)) return Math.max(...scores);
  const share = (n: number): number => shares?.[n] ?? 1 / scores.length;
  const chance = scores.reduce((sum, score, n) => sum + winChance(score, calibration) * share(n), 0);
  return scoreFor(chance, calibration);
}

/** The options, best first by static evaluation. */
function ranked(options: readonly Option[], search: TreeSearch): Option[] {
  const scores = new Map(options.map((option) => [option, staticEvaluationOf(option, search)]));
  return options.toSorted((a, b) => scores.get(b)! - scores.get(a)!);
}

function staticEvaluationOf(
  { outcomes, shares, isOthersChoice = false }: Option,
  search: TreeSearch,
): number {
  const scores = outcomes.map((outcome) => search.staticEvaluation(outcome));
  return isOthersChoice || scores.length === 1
    ? Math.min(...scores)
    : expectation(scores, shares, search.calibration);
}
