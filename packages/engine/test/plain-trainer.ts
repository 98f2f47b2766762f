import { FEATURES, OTHER_PERSPECTIVE } from '../src/net/features.ts';

/** A net in plain numbers, as parameters have it: weights of features, biases, weights of the output, its bias. */
export interface PlainNet {
  readonly hidden: number;
  readonly parameters: Float64Array;
}

/** The output of a net for these features. */
export function plainOutput({ hidden, parameters }: PlainNet, features: readonly number[]): number {
  const outputs = (FEATURES + 1) * hidden;
  let sum = parameters[outputs + 2 * hidden]!;
  for (const [perspective, seen] of [
    features,
    features.map((feature) => OTHER_PERSPECTIVE[feature]!),
  ].entries())
    for (let unit = 0; unit < hidden; unit++) {
      const number = seen.reduce(
        (total, feature) => total + parameters[feature * hidden + unit]!,
        parameters[FEATURES * hidden + unit]!,
      );
      sum += Math.min(1, Math.max(0, number)) ** 2 * parameters[outputs + perspective * hidden + unit]!;
    }
  return sum;
}

/** The mean squared error of a net over samples: features, and what the output is to be as a probability. */
export function plainLoss(net: PlainNet, samples: readonly (readonly [readonly number[], number])[]): number {
  const errors = samples.map(
    ([features, target]) => (1 / (1 + Math.exp(-plainOutput(net, features))) - target) ** 2,
  );
  return errors.reduce((sum, error) => sum + error, 0) / samples.length;
}
