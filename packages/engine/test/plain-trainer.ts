import { FEATURES, OTHER_PERSPECTIVE } from '../src/net/features.ts';
import { OUTPUT_ROWS } from '../src/net/output-rows.ts';

/** A net in plain numbers, as parameters have it: weights of features, biases, output rows, the bias of the output. */
export interface PlainNet {
  readonly hidden: number;
  readonly parameters: Float64Array;
}

/** What a net sees of a position. */
export interface Seen {
  readonly features: readonly number[];
  readonly outputRows: readonly number[];
}

/** The output of a net for what it sees. */
export function plainOutput({ hidden, parameters }: PlainNet, { features, outputRows }: Seen): number {
  const outputs = (FEATURES + 1) * hidden;
  let sum = parameters[outputs + OUTPUT_ROWS * 2 * hidden]!;
  for (const [perspective, seen] of [
    features,
    features.map((feature) => OTHER_PERSPECTIVE[feature]!),
  ].entries())
    for (let unit = 0; unit < hidden; unit++) {
      const number = seen.reduce(
        (total, feature) => total + parameters[feature * hidden + unit]!,
        parameters[FEATURES * hidden + unit]!,
      );
      const weight = outputRows.reduce(
        (total, row) => total + parameters[outputs + (2 * row + perspective) * hidden + unit]!,
        0,
      );
      sum += Math.min(1, Math.max(0, number)) ** 2 * weight;
    }
  return sum;
}

/** The mean squared error of a net over samples: what it sees, and what the output is to be as a probability. */
export function plainLoss(net: PlainNet, samples: readonly (readonly [Seen, number])[]): number {
  const errors = samples.map(([seen, target]) => (1 / (1 + Math.exp(-plainOutput(net, seen))) - target) ** 2);
  return errors.reduce((sum, error) => sum + error, 0) / samples.length;
}
