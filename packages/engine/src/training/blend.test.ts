import { expect, test } from 'vitest';
import { diceOf } from '../../test/self-play.ts';
import { UNTRIED } from '../evaluation/win-chance.ts';
import { MOST_IN_OUTPUT_ROW, type Net } from '../net/net.ts';
import { randomNet } from '../net/random-net.ts';
import { blend } from './blend.ts';

const [ONE, OTHER] = ['one', 'other'].map((seed) => randomNet(diceOf(`blend ${seed}`), 16)) as [Net, Net];

const steep = (net: Net, scale: number): Net => {
  const kind = { mortals: { scale, surprise: 0 }, powers: { scale, surprise: 0 } };
  return { ...net, calibrations: { evaluation: kind, search: kind } };
};

test('a net alone stays what it is, however much it counts', () => {
  expect(blend([{ net: ONE, share: 3 }])).toEqual(ONE);
});

test('every number is the weighted mean', () => {
  const blended = blend([
    { net: ONE, share: 3 },
    { net: OTHER, share: 1 },
  ]);
  for (const part of ['weights', 'bias', 'outputs'] as const)
    for (const [n, number] of blended[part].entries())
      expect(
        Math.abs(number - (3 * ONE[part][n]! + OTHER[part][n]!) / 4),
        `${part} ${n}`,
      ).toBeLessThanOrEqual(0.5);
  expect(blended.outputBias).toBe(Math.round((3 * ONE.outputBias + OTHER.outputBias) / 4));
  expect(blended.calibrations).toEqual(UNTRIED);
});

test('outputs that mean half as much are doubled, within their bounds', () => {
  const { outputs } = blend([{ net: steep(ONE, 200), share: 1 }]);
  for (const [n, weight] of outputs.entries())
    expect(weight).toBe(Math.max(-MOST_IN_OUTPUT_ROW, Math.min(MOST_IN_OUTPUT_ROW, 2 * ONE.outputs[n]!)));
});

test.each([
  ['nothing', []],
  ['nets of two widths', [ONE, randomNet(diceOf('wide'), 32)]],
])('%s cannot be blended', (_, nets) => {
  expect(() => blend(nets.map((net) => ({ net, share: 1 })))).toThrow();
});
