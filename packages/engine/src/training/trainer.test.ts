import { describe, expect, test } from 'vitest';
import { plainLoss, plainOutput, type Seen } from '../../test/plain-trainer.ts';
import { diceOf } from '../../test/self-play.ts';
import { sampleCount, TRAINER_BYTES, trainingSamples } from '../../test/training-samples.ts';
import { type Calibration, winChance } from '../evaluation/win-chance.ts';
import { FEATURES, listFeatures, MOST_FEATURES, OTHER_PERSPECTIVE } from '../net/features.ts';
import { listOutputRows, MOST_OUTPUT_ROWS, OUTPUT_ROWS } from '../net/output-rows.ts';
import { PlainKernel } from '../net/plain-kernel.ts';
import { initialise } from './initial-parameters.ts';
import { quantise } from './quantise.ts';
import {
  AT_LEAST,
  AT_MOST,
  EXACTLY,
  gameOf,
  isOfGame,
  outcomeOf,
  SAMPLE_WORDS,
  scoreOf,
  setOutcome,
  sideToMove,
} from './sample.ts';
import { SampleView } from './sample-view.ts';
import { rateAt } from './schedule.ts';
import { shuffleInPlace } from './shuffle.ts';
import { type Batch, DECAY, Trainer, targetOf } from './trainer.ts';
import { createTrainerKernel, createTrainingMemory } from './trainer-kernel.ts';
import { layoutFor, parameterCount, stateIn } from './training-memory.ts';
import { isForValidation, isLearnedFrom } from './validation.ts';

const HIDDEN = 16;
const MIX = 0.6;
const CALIBRATION: Calibration = { scale: 150, surprise: 0.02 };
const SAMPLES = positionsOfGames(trainingSamples(10, 'trainer'));
const COUNT = sampleCount(SAMPLES);
const ORDER = Uint32Array.from({ length: COUNT }, (_, n) => n);
const TARGETS = Float32Array.from(ORDER, (n) => targetOf(SAMPLES, n * SAMPLE_WORDS, MIX, CALIBRATION));

/** Samples without the nodes of searches, whose targets are bounds. */
function positionsOfGames(samples: Int32Array): Int32Array {
  const places = Array.from({ length: sampleCount(samples) }, (_, n) => n * SAMPLE_WORDS);
  const ofGames = places.filter((at) => isOfGame(samples, at));
  return Int32Array.from(ofGames.flatMap((at) => [...samples.subarray(at, at + SAMPLE_WORDS)]));
}

/** Trainers of one net, one for each thread. */
function trainersOf(threads: number, hidden: number = HIDDEN) {
  const memory = createTrainingMemory(hidden, threads);
  const layout = layoutFor(hidden, threads);
  const state = stateIn(layout, memory.buffer);
  initialise(state.parameters, hidden, 1);
  const trainers = Array.from({ length: threads }, (_, thread) => {
    const kernel = createTrainerKernel(TRAINER_BYTES, memory);
    return new Trainer(kernel, memory.buffer, { hidden, threads, thread });
  });
  const gradients = new Float32Array(memory.buffer, layout.gradients, parameterCount(hidden));
  return { trainers, state, gradients };
}

const batch = (from: number, to: number, augmentation?: number): Batch => ({
  samples: SAMPLES,
  targets: TARGETS,
  order: ORDER,
  from,
  to,
  augmentation,
});

const view = new SampleView();

/** What a net sees of a sample as it is. */
function factsOf(sample: number): Seen {
  const features = new Uint16Array(MOST_FEATURES);
  const outputRows = new Uint16Array(MOST_OUTPUT_ROWS);
  view.read(SAMPLES, sample * SAMPLE_WORDS);
  const side = sideToMove(SAMPLES, sample * SAMPLE_WORDS);
  return {
    features: [...features.subarray(0, listFeatures(view, side, features))],
    outputRows: [...outputRows.subarray(0, listOutputRows(view, side, 0, outputRows))],
  };
}

const PLAIN = Array.from(ORDER, (sample) => [factsOf(sample), TARGETS[sample]!] as const);

describe('the kernel', () => {
  test('measures what plain arithmetic measures', () => {
    const { trainers, state } = trainersOf(1);
    const net = { hidden: HIDDEN, parameters: Float64Array.from(state.parameters) };
    expect(COUNT).toBeGreaterThan(100);
    expect(trainers[0]!.measure(batch(0, COUNT)) / COUNT).toBeCloseTo(plainLoss(net, PLAIN), 6);
  });

  test('has the gradients that small changes show', () => {
    const { trainers, state, gradients } = trainersOf(1);
    const some = PLAIN.slice(0, 8);
    const loss = trainers[0]!.learn(batch(0, 8), 8);
    const parameters = Float64Array.from(state.parameters);
    const net = { hidden: HIDDEN, parameters };
    expect(loss / 8).toBeCloseTo(plainLoss(net, some), 6);
    const outputs = (FEATURES + 1) * HIDDEN;
    const seen = some.flatMap(([{ features }]) =>
      features.flatMap((feature) => [feature * HIDDEN, feature * HIDDEN + 7]),
    );
    const outputBias = outputs + OUTPUT_ROWS * 2 * HIDDEN;
    const others = [
      ...Array.from({ length: (2 * OUTPUT_ROWS + 1) * HIDDEN }, (_, n) => outputs - HIDDEN + n),
      outputBias,
    ];
    const small = 1e-4;
    for (const at of new Set([...seen, ...others])) {
      const kept = parameters[at]!;
      parameters[at] = kept + small;
      const more = plainLoss(net, some);
      parameters[at] = kept - small;
      const less = plainLoss(net, some);
      parameters[at] = kept;
      expect(gradients[at], `parameter ${at}`).toBeCloseTo((more - less) / (2 * small), 4);
    }
    const touched = new Set(
      some.flatMap(([{ features }]) => features.flatMap((feature) => [feature, OTHER_PERSPECTIVE[feature]!])),
    );
    const untouched = Array.from({ length: 100 }, (_, feature) => feature).filter(
      (feature) => !touched.has(feature),
    );
    expect(untouched.length).toBeGreaterThan(0);
    for (const feature of untouched)
      expect(
        gradients.subarray(feature * HIDDEN, (feature + 1) * HIDDEN).some((gradient) => gradient !== 0),
      ).toBe(false);
  });

  test.each([
    ['above a lower bound', AT_LEAST, 0, 0],
    ['below a lower bound', AT_LEAST, 1, 1],
    ['below an upper bound', AT_MOST, 1, 0],
    ['above an upper bound', AT_MOST, 0, 1],
  ] as const)('%s there is nothing to learn, or all', (_, outcome, chance, isLearned) => {
    const { trainers, state, gradients } = trainersOf(1);
    const samples = SAMPLES.slice(0, SAMPLE_WORDS);
    setOutcome(samples, 0, outcome);
    const bound = targetOf(samples, 0, MIX, CALIBRATION) - winChance(scoreOf(samples, 0), CALIBRATION);
    const one = { ...batch(0, 1), samples, targets: Float32Array.of(chance + bound) };
    const net = { hidden: HIDDEN, parameters: Float64Array.from(state.parameters) };
    const loss = isLearned * plainLoss(net, [[factsOf(0), chance]]);
    expect(trainers[0]!.measure(one)).toBeCloseTo(loss, 6);
    expect(trainers[0]!.learn(one, 1)).toBeCloseTo(loss, 6);
    expect(gradients.some((gradient) => gradient !== 0)).toBe(isLearned === 1);
  });

  test('steps as AdamW does', () => {
    const { trainers, state, gradients } = trainersOf(1);
    const before = state.parameters.slice();
    trainers[0]!.learn(batch(0, COUNT), COUNT);
    const slopes = gradients.slice();
    trainers[0]!.update(1, 0.01);
    for (let n = 0; n < parameterCount(HIDDEN); n++) {
      // In the first step, mean and root of the squares are the gradient and its size.
      const step = slopes[n] === 0 ? 0 : slopes[n]! / (Math.abs(slopes[n]!) + 1e-8);
      expect(state.parameters[n], `parameter ${n}`).toBeCloseTo(
        before[n]! * (1 - 0.01 * DECAY) - 0.01 * step,
        4,
      );
    }
    expect(gradients.every((gradient) => gradient === 0)).toBe(true);
  });

  test('keeps weights where they can be quantised', () => {
    const { trainers, state } = trainersOf(1);
    for (let step = 1; step <= 40; step++) {
      trainers[0]!.learn(batch(0, COUNT), COUNT);
      trainers[0]!.update(step, 0.5);
    }
    const outputs = (FEATURES + 1) * HIDDEN;
    const most = (from: number, to: number): number =>
      state.parameters.subarray(from, to).reduce((sum, weight) => Math.max(sum, Math.abs(weight)), 0);
    expect(most(0, outputs)).toBeLessThanOrEqual(1.981);
    expect(most(outputs, outputs + OUTPUT_ROWS * 2 * HIDDEN)).toBeLessThanOrEqual(127 / 64);
  });
});

describe('training', () => {
  const trained = (threads: number, epochs: number): Float32Array => {
    const { trainers, state } = trainersOf(threads);
    const half = COUNT >> 1;
    const parts =
      threads === 1
        ? [[0, COUNT]]
        : [
            [0, half],
            [half, COUNT],
          ];
    for (let epoch = 1; epoch <= epochs; epoch++) {
      for (const [n, [from, to]] of parts.entries()) trainers[n]!.learn(batch(from!, to!, epoch), COUNT);
      for (const trainer of trainers) trainer.update(epoch, 0.01);
    }
    return state.parameters;
  };

  test('lowers the loss', () => {
    const { trainers } = trainersOf(1);
    const before = trainers[0]!.measure(batch(0, COUNT));
    for (let step = 1; step <= 60; step++) {
      trainers[0]!.learn(batch(0, COUNT, step), COUNT);
      trainers[0]!.update(step, 0.01);
    }
    expect(trainers[0]!.measure(batch(0, COUNT))).toBeLessThan(before / 2);
  });

  test('comes to the same numbers every time', () => {
    expect(trained(1, 5)).toEqual(trained(1, 5));
    expect(trained(2, 5)).toEqual(trained(2, 5));
  });

  test('comes to nearly the same with two threads', () => {
    const [one, two] = [trained(1, 3), trained(2, 3)];
    for (const [n, parameter] of one.entries()) expect(two[n]).toBeCloseTo(parameter, 2);
  });

  test('a quantised net evaluates nearly as the trained one', () => {
    const parameters = trained(1, 40);
    const kernel = new PlainKernel(quantise(parameters, HIDDEN));
    const net = { hidden: HIDDEN, parameters: Float64Array.from(parameters) };
    const errors = PLAIN.map(([seen]) => {
      const { features, outputRows } = seen;
      kernel.added.set(features);
      kernel.sumOutputs(0, Uint16Array.from(outputRows), outputRows.length);
      return Math.abs(kernel.evaluate(0, 1, features.length, 0, 0) - 400 * plainOutput(net, seen));
    });
    // A hundredth of a point of probability is 16.
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(16);
    expect(Math.max(...errors)).toBeLessThan(48);
  });
});

describe('what is learned from', () => {
  test('no game is both learned from and kept for validation', () => {
    const samples = new Int32Array(200 * SAMPLE_WORDS);
    for (let n = 0; n < 200; n++) samples[n * SAMPLE_WORDS + 15] = n >> 1;
    const games = (isValidation: boolean): readonly number[] =>
      Array.from({ length: 200 }, (_, n) => n * SAMPLE_WORDS)
        .filter((at) => isForValidation(samples, at) === isValidation)
        .map((at) => gameOf(samples, at));
    expect(games(true)).toEqual([0, 0, 50, 50]);
    expect(games(false)).toHaveLength(196);
    expect(games(false).filter((game) => games(true).includes(game))).toEqual([]);
  });

  test('of nodes of searches so many percent are learned from, the same every time', () => {
    const nodes = SAMPLES.slice();
    for (let at = 0; at < nodes.length; at += SAMPLE_WORDS) setOutcome(nodes, at, EXACTLY);
    const apart = Array.from(ORDER, (n) => n * SAMPLE_WORDS).filter((at) => !isForValidation(SAMPLES, at));
    const learned = (samples: Int32Array, tree: number): readonly number[] =>
      Array.from(ORDER, (n) => n * SAMPLE_WORDS).filter((at) => isLearnedFrom(samples, at, tree));
    expect(learned(SAMPLES, 0)).toEqual(apart);
    expect(learned(nodes, 0)).toEqual([]);
    expect(learned(nodes, 100)).toEqual(apart);
    const some = learned(nodes, 40);
    expect(some.length / apart.length).toBeGreaterThan(0.2);
    expect(some.length / apart.length).toBeLessThan(0.6);
    expect(learned(nodes, 60)).toEqual(expect.arrayContaining([...some]));
  });

  test.each([0, 0.3, 1])('results count for %d of a target, and calibrated scores for the rest', (lambda) => {
    for (let at = 0; at < SAMPLES.length; at += SAMPLE_WORDS) {
      const found = winChance(scoreOf(SAMPLES, at), CALIBRATION);
      const target = lambda * (outcomeOf(SAMPLES, at) / 2) + (1 - lambda) * found;
      expect(targetOf(SAMPLES, at, lambda, CALIBRATION)).toBeCloseTo(target, 9);
    }
  });

  test('an order by a seed has everything once, and another seed another order', () => {
    const [one, other] = [5, 6].map((seed) => {
      const numbers = Uint32Array.from({ length: 100 }, (_, n) => n);
      shuffleInPlace(numbers, seed);
      return numbers;
    });
    expect(one).not.toEqual(other);
    expect(one!.toSorted()).toEqual(other!.toSorted());
    expect([...one!.toSorted()]).toEqual(Array.from({ length: 100 }, (_, n) => n));
  });

  test('every symmetry comes up', () => {
    const dice = diceOf('symmetries');
    const { trainers } = trainersOf(1);
    const losses = Array.from({ length: 64 }, () =>
      trainers[0]!.measure(batch(0, 1, dice.below(2 ** 20))).toFixed(9),
    );
    expect(new Set(losses).size).toBe(8);
  });

  test('speed goes up quickly, and down to a hundredth', () => {
    const rates = Array.from({ length: 1000 }, (_, n) => rateAt(n + 1, 1000, 0.001));
    expect(Math.max(...rates)).toBeCloseTo(0.001, 6);
    expect(rates.indexOf(Math.max(...rates))).toBeLessThan(12);
    expect(rates.at(-1)).toBeCloseTo(0.00001, 8);
    expect(rates[0]).toBeCloseTo(0.0001, 6);
  });
});
