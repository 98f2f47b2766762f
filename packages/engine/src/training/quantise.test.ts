import { expect, test } from 'vitest';
import { diceOf } from '../../test/self-play.ts';
import { UNTRIED } from '../evaluation/win-chance.ts';
import { MOST_IN_OUTPUT_ROW, type Net } from '../net/net.ts';
import { PlainKernel } from '../net/plain-kernel.ts';
import { randomNet } from '../net/random-net.ts';
import { quantise, unquantise } from './quantise.ts';
import { parameterCount } from './training-memory.ts';

const WIDTH = 16;
const NET: Net = { ...randomNet(diceOf('quantise'), WIDTH), calibrations: UNTRIED };

/** A net whose parameters were taken from another, and nothing learned since. */
function takenFrom(former: Net, hidden: number): Net {
  const parameters = new Float32Array(parameterCount(hidden));
  unquantise(former, parameters, hidden, 1);
  return quantise(parameters, hidden);
}

test('weights come out as they went in', () => {
  expect(takenFrom(NET, WIDTH)).toEqual(NET);
});

test('a wider net evaluates alike at first', () => {
  const kernels = [new PlainKernel(NET), new PlainKernel(takenFrom(NET, 2 * WIDTH))];
  const features = [3, 141, 592, 653, 1589];
  const [narrow, wide] = kernels.map((kernel) => {
    kernel.added.set(features);
    kernel.sumOutputs(0, Uint16Array.of(0, 3, 20), 3);
    return kernel.evaluate(0, 1, features.length, 0, 0);
  });
  expect(narrow).not.toBe(0);
  expect(wide).toBe(narrow);
});

test('outputs become what scores were found to mean', () => {
  const half = { scale: 200, surprise: 0.01 };
  const kind = { mortals: half, powers: half };
  const { outputs } = takenFrom({ ...NET, calibrations: { evaluation: kind, search: kind } }, WIDTH);
  const doubled = NET.outputs.map((output) =>
    Math.max(-MOST_IN_OUTPUT_ROW, Math.min(MOST_IN_OUTPUT_ROW, 2 * output)),
  );
  expect(outputs).toEqual(doubled);
});
