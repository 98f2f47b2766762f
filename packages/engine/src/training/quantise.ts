import { FEATURES } from '../features.ts';
import { MOST_OUTPUT, type Net, ONE, OUTPUT_ONE } from '../net/net.ts';
import { UNTRIED } from '../win-chance.ts';

const LARGEST = 32_767;

/** The net of trained parameters: weights of facts, biases, weights of the output, its bias. */
export function quantise(parameters: Float32Array, hidden: number): Net {
  const weights = FEATURES * hidden;
  const outputs = weights + hidden;
  const outputBias = outputs + 2 * hidden;
  return {
    width: hidden,
    weights: rounded(parameters.subarray(0, weights), ONE, LARGEST),
    bias: rounded(parameters.subarray(weights, outputs), ONE, LARGEST),
    outputs: rounded(parameters.subarray(outputs, outputBias), OUTPUT_ONE, MOST_OUTPUT),
    outputBias: Math.round(parameters[outputBias]! * ONE * OUTPUT_ONE),
    calibrations: UNTRIED,
  };
}

function rounded(numbers: Float32Array, scale: number, most: number): Int16Array {
  return Int16Array.from(numbers, (number) => Math.max(-most, Math.min(most, Math.round(number * scale))));
}
