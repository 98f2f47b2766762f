import { FEATURES, SEEN_BY_OTHERS } from '../src/net/features.ts';

/** A net in plain numbers, as parameters have it: weights of facts, biases, weights of the output, its bias. */
export interface PlainNet {
  readonly hidden: number;
  readonly parameters: Float64Array;
}

/** The output of a net for these facts. */
export function plainOutput({ hidden, parameters }: PlainNet, facts: readonly number[]): number {
  const outputs = (FEATURES + 1) * hidden;
  let sum = parameters[outputs + 2 * hidden]!;
  for (const [team, seen] of [facts, facts.map((fact) => SEEN_BY_OTHERS[fact]!)].entries())
    for (let unit = 0; unit < hidden; unit++) {
      const number = seen.reduce(
        (total, fact) => total + parameters[fact * hidden + unit]!,
        parameters[FEATURES * hidden + unit]!,
      );
      sum += Math.min(1, Math.max(0, number)) ** 2 * parameters[outputs + team * hidden + unit]!;
    }
  return sum;
}

/** The mean squared error of a net over samples: facts, and what the output is to be as a probability. */
export function plainLoss(net: PlainNet, samples: readonly (readonly [readonly number[], number])[]): number {
  const errors = samples.map(
    ([facts, target]) => (1 / (1 + Math.exp(-plainOutput(net, facts))) - target) ** 2,
  );
  return errors.reduce((sum, error) => sum + error, 0) / samples.length;
}
