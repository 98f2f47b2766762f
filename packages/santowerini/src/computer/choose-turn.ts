import type { Budget, Interruption } from '@thera/table';
import type { State } from '../island.ts';
import { chanceFrom } from './chance.ts';
import { BEST } from './evaluate.ts';
import { sampledValue } from './look-ahead.ts';
import type { Skill } from './skill.ts';
import { atFirstSight, bestFirst, expectedValue, type ValuedTurn } from './turn-values.ts';

/** What a choice depends on besides the state. */
export interface Choosing {
  readonly skill: Skill;
  readonly seed: string;
  readonly budget: Budget;
  readonly interruption?: Interruption | undefined;
  /** Told whenever something better has been found. */
  readonly report?: (found: ValuedTurn) => void;
}

/** The same with the time that it may take. */
interface Timed extends Choosing {
  readonly isLate: () => boolean;
}

/** In how many parts the samples are taken. */
const PARTS = 4;

/**
 * Turns by how good they are, best first, as carefully as skill and time allow; none where no turn is possible, or the
 * question was given up.
 */
export function rankTurns(state: State, choosing: Choosing): readonly ValuedTurn[] {
  const { skill, budget, interruption } = choosing;
  if (isGivenUp(interruption)) return [];
  const end = budget.clock() + Math.min(skill.milliseconds, budget.milliseconds ?? skill.milliseconds);
  // For whoever is to move now, or to stop, it is always too late.
  const isLate = (): boolean => interruption?.wish !== undefined || budget.clock() > end;
  const ranked = rank(state, { ...choosing, isLate });
  return isGivenUp(interruption) ? [] : ranked;
}

const isGivenUp = (interruption: Interruption | undefined): boolean => interruption?.wish === 'stop';

function rank(state: State, timed: Timed): readonly ValuedTurn[] {
  const sighted = withNoise(atFirstSight(state), timed);
  const [first] = sighted;
  if (first === undefined) return [];
  timed.report?.(first);
  if (timed.skill.candidates <= 1 || timed.isLate()) return sighted;
  const weighed = weigh(state, sighted.slice(0, timed.skill.candidates), timed);
  return weighed.length < 2 ? weighed : playOn(state, weighed, timed);
}

/** The mistakes that a level makes are the same for the same question; what is perfect is never mistaken. */
function withNoise(
  turns: readonly ValuedTurn[],
  { skill: { noise }, seed }: Choosing,
): readonly ValuedTurn[] {
  if (noise === 0) return turns;
  const chance = chanceFrom(`noise:${seed}`);
  const mistaken = (value: number): number => BEST - (BEST - value) * Math.exp(noise * (2 * chance() - 1));
  return bestFirst(turns.map(({ turn, value }) => ({ turn, value: mistaken(value) })));
}

/** Every candidate by its expectation over the die. */
function weigh(state: State, candidates: readonly ValuedTurn[], timed: Timed): readonly ValuedTurn[] {
  const weighed: ValuedTurn[] = [];
  for (const { turn } of candidates) {
    if (weighed.length > 0 && timed.isLate()) break;
    weighed.push({ turn, value: expectedValue(state, turn) });
  }
  const ranked = withNoise(bestFirst(weighed), timed);
  timed.report?.(ranked[0]!);
  return ranked;
}

/** The best are played on with sampled dice, the same for all of them; the worse half drops out again and again. */
function playOn(state: State, weighed: readonly ValuedTurn[], timed: Timed): readonly ValuedTurn[] {
  const { finalists, samples, replies } = timed.skill;
  let playing = weighed.slice(0, finalists);
  let out = weighed.slice(finalists);
  let sums = playing.map(() => 0);
  for (let sample = 0; sample < samples && playing.length > 1; sample++) {
    const values: number[] = [];
    for (const { turn } of playing) {
      if (timed.isLate()) return [...ranked(playing, sums, sample), ...out];
      values.push(sampledValue(state, turn, `${sample}:${timed.seed}`, replies));
    }
    sums = sums.map((sum, index) => sum + values[index]!);
    if ((sample + 1) % Math.ceil(samples / PARTS) > 0) continue;
    const order = ranked(playing, sums, sample + 1);
    const stay = Math.ceil(order.length / 2);
    out = [...order.slice(stay), ...out];
    playing = order.slice(0, stay);
    sums = playing.map(({ value }) => value * (sample + 1));
    timed.report?.(playing[0]!);
  }
  return [...playing, ...out];
}

function ranked(
  turns: readonly ValuedTurn[],
  sums: readonly number[],
  samples: number,
): readonly ValuedTurn[] {
  if (samples === 0) return turns;
  return bestFirst(turns.map(({ turn }, index) => ({ turn, value: sums[index]! / samples })));
}
