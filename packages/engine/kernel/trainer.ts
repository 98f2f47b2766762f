/**
 * Learning in AssemblyScript, four hidden units at a time: the same as `test/plain-trainer.ts`. Memory is laid out and
 * filled by `src/training/trainer.ts`. Several instances share it; each has gradients and a place to work of its own.
 */

export { setUpOptimizer, update } from './optimizer';

/** Handed in, so that it is the host's own. */
declare function exp(x: f64): f64;

/** Bytes of hidden units taken together: four vectors. */
const BLOCK: usize = 64;
/** Targets that are bounds lie so far beyond others: lower bounds above, upper bounds below. */
const BOUND: f64 = 4;

let rowBytes: usize = 0;
let parameters: usize = 0;
/** From a parameter to its gradient. */
let toGradient: usize = 0;
let bias: usize = 0;
let outputs: usize = 0;
let outputBias: usize = 0;
let outputRowBytes: usize = 0;
/** For each feature, its row from the other perspective. */
let others: usize = 0;
/** The hidden units of both perspectives once clamped, then the rows of both. */
let units: usize = 0;
let ownRows: usize = 0;
let otherRows: usize = 0;
/** The weights of the output for one sample, which its output rows add up to; their gradients follow them. */
let weights: usize = 0;

/** The samples at hand: lists of features and of output rows, where those of each end, and what the output should be. */
let features: usize = 0;
let ends: usize = 0;
let outputRows: usize = 0;
let outputEnds: usize = 0;
let targets: usize = 0;

/** Where a net of this shape is in memory. */
export function setUpNet(
  hidden: i32,
  featureCount: i32,
  outputRowCount: i32,
  atParameters: usize,
  atOthers: usize,
): void {
  rowBytes = <usize>hidden * 4;
  parameters = atParameters;
  outputRowBytes = 2 * rowBytes;
  bias = parameters + <usize>featureCount * rowBytes;
  outputs = bias + rowBytes;
  outputBias = outputs + <usize>outputRowCount * outputRowBytes;
  others = atOthers;
}

/** Where this thread has its gradients and works; after the net. */
export function setUpThread(atGradients: usize, atUnits: usize, atRows: usize, mostFeatures: i32): void {
  toGradient = atGradients - parameters;
  units = atUnits;
  weights = units + 2 * rowBytes;
  ownRows = atRows;
  otherRows = atRows + <usize>mostFeatures * 4;
}

/** Where the samples are that this thread has at hand. */
export function setUpSamples(
  atFeatures: usize,
  atEnds: usize,
  atOutputRows: usize,
  atOutputEnds: usize,
  atTargets: usize,
): void {
  features = atFeatures;
  ends = atEnds;
  outputRows = atOutputRows;
  outputEnds = atOutputEnds;
  targets = atTargets;
}

/**
 * Adds the gradients of so many of the samples at hand, multiplied by `share`, and returns the sum of their squared errors.
 */
export function learn(count: i32, share: f64): f64 {
  let loss: f64 = 0;
  let first: usize = 0;
  let firstOutput: usize = 0;
  for (let n: usize = 0; n < <usize>count; n++) {
    const end = <usize>load<u32>(ends + n * 4);
    const outputEnd = <usize>load<u32>(outputEnds + n * 4);
    sumOutputs(firstOutput, outputEnd);
    const rows = findRows(features + first * 2, end - first);
    const output = forward(rows);
    const chance = 1.0 / (1.0 + exp(-output));
    const error = errorOf(chance, <f64>load<f32>(targets + n * 4));
    loss += error * error;
    // Nothing is learned from whatever is on the right side of its bound.
    if (error !== 0) {
      backward(rows, <f32>(2.0 * error * chance * (1.0 - chance) * share));
      spreadOutputGradients(firstOutput, outputEnd);
    }
    first = end;
    firstOutput = outputEnd;
  }
  return loss;
}

/** Returns the sum of the squared errors of so many of the samples at hand, and accumulates nothing. */
export function measure(count: i32): f64 {
  let loss: f64 = 0;
  let first: usize = 0;
  let firstOutput: usize = 0;
  for (let n: usize = 0; n < <usize>count; n++) {
    const end = <usize>load<u32>(ends + n * 4);
    const outputEnd = <usize>load<u32>(outputEnds + n * 4);
    sumOutputs(firstOutput, outputEnd);
    const output = forward(findRows(features + first * 2, end - first));
    const error = errorOf(1.0 / (1.0 + exp(-output)), <f64>load<f32>(targets + n * 4));
    loss += error * error;
    first = end;
    firstOutput = outputEnd;
  }
  return loss;
}

/** How far a chance is from its target, or beyond it where that is a bound. */
function errorOf(chance: f64, target: f64): f64 {
  if (target > BOUND / 2) return min(0, chance - (target - BOUND));
  if (target < -BOUND / 2) return max(0, chance - (target + BOUND));
  return chance - target;
}

/** The weights of an output row that is listed. */
function outputRowAt(place: usize): usize {
  return outputs + <usize>load<u16>(outputRows + place * 2) * outputRowBytes;
}

/** Adds the listed output rows up to the weights of the output, and clears the gradients of these. */
function sumOutputs(from: usize, to: usize): void {
  for (let at: usize = 0; at < outputRowBytes; at += 16) {
    let sum = f32x4.splat(0);
    for (let n = from; n < to; n++) sum = f32x4.add(sum, v128.load(outputRowAt(n) + at));
    v128.store(weights + at, sum);
    v128.store(weights + outputRowBytes + at, f32x4.splat(0));
  }
}

/** Adds the gradients of the weights of the output to those of each listed row. */
function spreadOutputGradients(from: usize, to: usize): void {
  for (let n = from; n < to; n++) {
    const gradients = outputRowAt(n) + toGradient;
    for (let at: usize = 0; at < outputRowBytes; at += 16)
      v128.store(
        gradients + at,
        f32x4.add(v128.load(gradients + at), v128.load(weights + outputRowBytes + at)),
      );
  }
}

/** Lists where the weights of features are, from both perspectives, and returns how many bytes each list has. */
function findRows(features: usize, count: usize): usize {
  for (let n: usize = 0; n < count; n++) {
    const feature = <usize>load<u16>(features + n * 2);
    store<u32>(ownRows + n * 4, <u32>(parameters + feature * rowBytes));
    store<u32>(otherRows + n * 4, <u32>(parameters + <usize>load<u16>(others + feature * 2) * rowBytes));
  }
  return count * 4;
}

/** The output for the rows that are listed; keeps the clamped hidden units of both perspectives. */
function forward(rows: usize): f64 {
  let sum = f32x4.splat(0);
  const zero = f32x4.splat(0);
  const one = f32x4.splat(1);
  for (let at: usize = 0; at < rowBytes; at += BLOCK) {
    let a = v128.load(bias + at, 0);
    let b = v128.load(bias + at, 16);
    let c = v128.load(bias + at, 32);
    let d = v128.load(bias + at, 48);
    let e = a;
    let f = b;
    let g = c;
    let h = d;
    for (let n: usize = 0; n < rows; n += 4) {
      const own = <usize>load<u32>(ownRows + n) + at;
      const other = <usize>load<u32>(otherRows + n) + at;
      a = f32x4.add(a, v128.load(own, 0));
      b = f32x4.add(b, v128.load(own, 16));
      c = f32x4.add(c, v128.load(own, 32));
      d = f32x4.add(d, v128.load(own, 48));
      e = f32x4.add(e, v128.load(other, 0));
      f = f32x4.add(f, v128.load(other, 16));
      g = f32x4.add(g, v128.load(other, 32));
      h = f32x4.add(h, v128.load(other, 48));
    }
    a = f32x4.pmin(one, f32x4.pmax(zero, a));
    b = f32x4.pmin(one, f32x4.pmax(zero, b));
    c = f32x4.pmin(one, f32x4.pmax(zero, c));
    d = f32x4.pmin(one, f32x4.pmax(zero, d));
    e = f32x4.pmin(one, f32x4.pmax(zero, e));
    f = f32x4.pmin(one, f32x4.pmax(zero, f));
    g = f32x4.pmin(one, f32x4.pmax(zero, g));
    h = f32x4.pmin(one, f32x4.pmax(zero, h));
    const own = units + at;
    const other = own + rowBytes;
    v128.store(own, a, 0);
    v128.store(own, b, 16);
    v128.store(own, c, 32);
    v128.store(own, d, 48);
    v128.store(other, e, 0);
    v128.store(other, f, 16);
    v128.store(other, g, 32);
    v128.store(other, h, 48);
    const ownWeights = weights + at;
    sum = f32x4.add(sum, f32x4.mul(f32x4.mul(a, a), v128.load(ownWeights, 0)));
    sum = f32x4.add(sum, f32x4.mul(f32x4.mul(b, b), v128.load(ownWeights, 16)));
    sum = f32x4.add(sum, f32x4.mul(f32x4.mul(c, c), v128.load(ownWeights, 32)));
    sum = f32x4.add(sum, f32x4.mul(f32x4.mul(d, d), v128.load(ownWeights, 48)));
    const otherWeights = ownWeights + rowBytes;
    sum = f32x4.add(sum, f32x4.mul(f32x4.mul(e, e), v128.load(otherWeights, 0)));
    sum = f32x4.add(sum, f32x4.mul(f32x4.mul(f, f), v128.load(otherWeights, 16)));
    sum = f32x4.add(sum, f32x4.mul(f32x4.mul(g, g), v128.load(otherWeights, 32)));
    sum = f32x4.add(sum, f32x4.mul(f32x4.mul(h, h), v128.load(otherWeights, 48)));
  }
  return (
    <f64>f32x4.extract_lane(sum, 0) +
    <f64>f32x4.extract_lane(sum, 1) +
    <f64>f32x4.extract_lane(sum, 2) +
    <f64>f32x4.extract_lane(sum, 3) +
    <f64>load<f32>(outputBias)
  );
}

/** Adds the gradients of what has just gone forward, given that of the output. */
function backward(rows: usize, slope: f32): void {
  const slopes = f32x4.splat(slope);
  for (let at: usize = 0; at < rowBytes; at += BLOCK) {
    const own = units + at;
    const other = own + rowBytes;
    const ownWeights = weights + at;
    const otherWeights = ownWeights + rowBytes;
    const a = screluGradient(own, ownWeights, slopes);
    const b = screluGradient(own + 16, ownWeights + 16, slopes);
    const c = screluGradient(own + 32, ownWeights + 32, slopes);
    const d = screluGradient(own + 48, ownWeights + 48, slopes);
    const e = screluGradient(other, otherWeights, slopes);
    const f = screluGradient(other + 16, otherWeights + 16, slopes);
    const g = screluGradient(other + 32, otherWeights + 32, slopes);
    const h = screluGradient(other + 48, otherWeights + 48, slopes);
    const ae = f32x4.add(a, e);
    const bf = f32x4.add(b, f);
    const cg = f32x4.add(c, g);
    const dh = f32x4.add(d, h);
    addTo(bias + toGradient + at, ae, bf, cg, dh);
    for (let n: usize = 0; n < rows; n += 4) {
      addTo(<usize>load<u32>(ownRows + n) + toGradient + at, a, b, c, d);
      addTo(<usize>load<u32>(otherRows + n) + toGradient + at, e, f, g, h);
    }
  }
  const last = outputBias + toGradient;
  store<f32>(last, load<f32>(last) + slope);
}

/** Notes the gradients of four weights of the output, and returns those of the hidden units before they were clamped. */
function screluGradient(unit: usize, weight: usize, slopes: v128): v128 {
  const x = v128.load(unit);
  const sloped = f32x4.mul(slopes, x);
  const gradient = weight + outputRowBytes;
  v128.store(gradient, f32x4.add(v128.load(gradient), f32x4.mul(sloped, x)));
  // Below 0 the unit is 0, and so is this.
  const gradients = f32x4.mul(f32x4.add(sloped, sloped), v128.load(weight));
  return v128.and(gradients, f32x4.lt(x, f32x4.splat(1)));
}

function addTo(at: usize, a: v128, b: v128, c: v128, d: v128): void {
  v128.store(at, f32x4.add(v128.load(at, 0), a), 0);
  v128.store(at, f32x4.add(v128.load(at, 16), b), 16);
  v128.store(at, f32x4.add(v128.load(at, 32), c), 32);
  v128.store(at, f32x4.add(v128.load(at, 48), d), 48);
}
