import { AS_MEANT, UNTRIED } from '../evaluation/win-chance.ts';
import { MOST_IN_OUTPUT_ROW, type Net } from '../net/net.ts';

/** A net, and how much it counts. */
export interface Ingredient {
  readonly net: Net;
  readonly share: number;
}

/**
 * The weighted mean of nets that were trained from the same one, or of such a net and the one it was trained from. It mostly
 * knows more of games that were not learned from than any of them. What their outputs mean is made alike first.
 */
export function blend(ingredients: readonly Ingredient[]): Net {
  const [first] = ingredients;
  if (first === undefined) throw new Error('there is nothing to blend');
  const { hidden } = first.net;
  if (ingredients.some(({ net }) => net.hidden !== hidden))
    throw new Error('nets of one width can be blended');
  const whole = ingredients.reduce((sum, { share }) => sum + share, 0);
  const mean = (of: (net: Net) => number): number =>
    Math.round(ingredients.reduce((sum, { net, share }) => sum + share * of(net), 0) / whole);
  const within = (most: number, number: number): number => Math.max(-most, Math.min(most, number));
  return {
    hidden,
    weights: first.net.weights.map((_, n) => mean(({ weights }) => weights[n]!)),
    bias: first.net.bias.map((_, n) => mean(({ bias }) => bias[n]!)),
    outputs: first.net.outputs.map((_, n) =>
      within(
        MOST_IN_OUTPUT_ROW,
        mean((net) => net.outputs[n]! * steepness(net)),
      ),
    ),
    outputBias: mean((net) => net.outputBias * steepness(net)),
    calibrations: UNTRIED,
  };
}

/** By how much the outputs of a net have to be raised, so that they mean what they are meant to. */
export function steepness({ calibrations }: Net): number {
  const { mortals, powers } = calibrations.evaluation;
  return AS_MEANT.scale / ((mortals.scale + powers.scale) / 2);
}
