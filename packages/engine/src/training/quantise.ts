import { UNTRIED } from '../evaluation/win-chance.ts';
import { FEATURES } from '../net/features.ts';
import { MOST_IN_OUTPUT_ROW, type Net, ONE, OUTPUT_ONE, OUTPUT_ROW_ONE } from '../net/net.ts';
import { OUTPUT_ROWS } from '../net/output-rows.ts';
import { steepness } from './blend.ts';
import { initialise } from './initial-parameters.ts';

const LARGEST = 32_767;

/** The net of trained parameters: weights of features, biases, output rows, the bias of the output. */
export function quantise(parameters: Float32Array, hidden: number): Net {
  const weights = FEATURES * hidden;
  const outputs = weights + hidden;
  const outputBias = outputs + OUTPUT_ROWS * 2 * hidden;
  return {
    hidden,
    weights: rounded(parameters.subarray(0, weights), ONE, LARGEST),
    bias: rounded(parameters.subarray(weights, outputs), ONE, LARGEST),
    outputs: rounded(parameters.subarray(outputs, outputBias), OUTPUT_ROW_ONE, MOST_IN_OUTPUT_ROW),
    outputBias: Math.round(parameters[outputBias]! * ONE * OUTPUT_ONE),
    calibrations: UNTRIED,
  };
}

/**
 * Sets parameters to those of a net that is of at most as many hidden units, its outputs raised or lowered to what they are found to
 * mean. Units that it does not have begin as a seed decides, and count for nothing yet.
 */
export function unquantise(net: Net, parameters: Float32Array, hidden: number, seed: number): void {
  const { hidden: known, weights, bias, outputs, outputBias } = net;
  const share = steepness(net);
  const outputsFrom = (FEATURES + 1) * hidden;
  initialise(parameters, hidden, seed);
  parameters.fill(0, outputsFrom);
  for (let unit = 0; unit < known; unit++) {
    for (let feature = 0; feature < FEATURES; feature++)
      parameters[feature * hidden + unit] = weights[feature * known + unit]! / ONE;
    parameters[FEATURES * hidden + unit] = bias[unit]! / ONE;
    // Each row has weights for both perspectives.
    for (let half = 0; half < 2 * OUTPUT_ROWS; half++)
      parameters[outputsFrom + half * hidden + unit] =
        (share * outputs[half * known + unit]!) / OUTPUT_ROW_ONE;
  }
  parameters[outputsFrom + OUTPUT_ROWS * 2 * hidden] = (share * outputBias) / (ONE * OUTPUT_ONE);
}

function rounded(numbers: Float32Array, scale: number, most: number): Int16Array {
  return Int16Array.from(numbers, (number) => Math.max(-most, Math.min(most, Math.round(number * scale))));
}
