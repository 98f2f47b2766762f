/**
 * The net's arithmetic in AssemblyScript: the same as `src/net/plain-kernel.ts`, eight hidden units at a time. Memory is laid
 * out and filled by `src/net/wasm-kernel.ts`.
 */

/** The lists of features that are added and removed, 16 bits each. */
const ADDED: usize = 0;
const REMOVED: usize = 384;

/** What turns the sum of the output into a score; see `src/net/net.ts`. */
const DIVISOR: f64 = 10404.0;

let rowBytes: usize = 0;
let ownRows: usize = 0;
let othersRows: usize = 0;
let outputs: usize = 0;
let outputBias: i64 = 0;
let accumulators: usize = 0;

/**
 * Where things are in memory: for each feature where its weights are, from one perspective and from the other, then the
 * weights of the output in each bucket and the accumulators. The bias of the output is at the scale of its sum.
 */
export function setUp(
  hidden: i32,
  atOwnRows: usize,
  atOthersRows: usize,
  atOutputs: usize,
  atAccumulators: usize,
  bias: f64,
): void {
  rowBytes = <usize>hidden * 2;
  ownRows = atOwnRows;
  othersRows = atOthersRows;
  outputs = atOutputs;
  accumulators = atAccumulators;
  outputBias = <i64>bias;
}

/**
 * Makes accumulator `to` of accumulator `from` and the listed changes; the score by the weights of a bucket, for the others
 * if it is odd, or for the side that thinks.
 */
export function evaluate(from: usize, to: usize, added: usize, removed: usize, bucket: usize): i32 {
  const source = accumulators + from * rowBytes * 2;
  const target = accumulators + to * rowBytes * 2;
  const output = outputs + bucket * rowBytes * 2;
  const forOthers = bucket & 1;
  const addedEnd = ADDED + added * 2;
  const removedEnd = REMOVED + removed * 2;
  const own = updatePerspective(source, target, addedEnd, removedEnd, output + forOthers * rowBytes, ownRows);
  const others = updatePerspective(
    source + rowBytes,
    target + rowBytes,
    addedEnd,
    removedEnd,
    output + (1 - forOthers) * rowBytes,
    othersRows,
  );
  return <i32>(<f64>(own + others + outputBias) / DIVISOR);
}

/** Updates one perspective, a block of registers after the other, and returns its share of the output's sum. */
function updatePerspective(
  source: usize,
  target: usize,
  addedEnd: usize,
  removedEnd: usize,
  output: usize,
  rows: usize,
): i64 {
  // A lane gets 255² · 127 at most, twice for each vector of a row: with 1,024 hidden units in a row that is below 2 ** 31.
  let sum = i32x4.splat(0);
  const wide = rowBytes & ~127;
  let at: usize = 0;
  for (; at < wide; at += 128) {
    let a = v128.load(source + at, 0);
    let b = v128.load(source + at, 16);
    let c = v128.load(source + at, 32);
    let d = v128.load(source + at, 48);
    let e = v128.load(source + at, 64);
    let f = v128.load(source + at, 80);
    let g = v128.load(source + at, 96);
    let h = v128.load(source + at, 112);
    for (let feature = REMOVED; feature < removedEnd; feature += 2) {
      const row = rowOf(feature, rows) + at;
      a = i16x8.sub(a, v128.load(row, 0));
      b = i16x8.sub(b, v128.load(row, 16));
      c = i16x8.sub(c, v128.load(row, 32));
      d = i16x8.sub(d, v128.load(row, 48));
      e = i16x8.sub(e, v128.load(row, 64));
      f = i16x8.sub(f, v128.load(row, 80));
      g = i16x8.sub(g, v128.load(row, 96));
      h = i16x8.sub(h, v128.load(row, 112));
    }
    for (let feature = ADDED; feature < addedEnd; feature += 2) {
      const row = rowOf(feature, rows) + at;
      a = i16x8.add(a, v128.load(row, 0));
      b = i16x8.add(b, v128.load(row, 16));
      c = i16x8.add(c, v128.load(row, 32));
      d = i16x8.add(d, v128.load(row, 48));
      e = i16x8.add(e, v128.load(row, 64));
      f = i16x8.add(f, v128.load(row, 80));
      g = i16x8.add(g, v128.load(row, 96));
      h = i16x8.add(h, v128.load(row, 112));
    }
    v128.store(target + at, a, 0);
    v128.store(target + at, b, 16);
    v128.store(target + at, c, 32);
    v128.store(target + at, d, 48);
    v128.store(target + at, e, 64);
    v128.store(target + at, f, 80);
    v128.store(target + at, g, 96);
    v128.store(target + at, h, 112);
    sum = i32x4.add(sum, screlu(a, v128.load(output + at, 0)));
    sum = i32x4.add(sum, screlu(b, v128.load(output + at, 16)));
    sum = i32x4.add(sum, screlu(c, v128.load(output + at, 32)));
    sum = i32x4.add(sum, screlu(d, v128.load(output + at, 48)));
    sum = i32x4.add(sum, screlu(e, v128.load(output + at, 64)));
    sum = i32x4.add(sum, screlu(f, v128.load(output + at, 80)));
    sum = i32x4.add(sum, screlu(g, v128.load(output + at, 96)));
    sum = i32x4.add(sum, screlu(h, v128.load(output + at, 112)));
  }
  // Hidden units are a multiple of 16: what is left comes in pairs of vectors.
  for (; at < rowBytes; at += 32) {
    let a = v128.load(source + at, 0);
    let b = v128.load(source + at, 16);
    for (let feature = REMOVED; feature < removedEnd; feature += 2) {
      const row = rowOf(feature, rows) + at;
      a = i16x8.sub(a, v128.load(row, 0));
      b = i16x8.sub(b, v128.load(row, 16));
    }
    for (let feature = ADDED; feature < addedEnd; feature += 2) {
      const row = rowOf(feature, rows) + at;
      a = i16x8.add(a, v128.load(row, 0));
      b = i16x8.add(b, v128.load(row, 16));
    }
    v128.store(target + at, a, 0);
    v128.store(target + at, b, 16);
    sum = i32x4.add(sum, screlu(a, v128.load(output + at, 0)));
    sum = i32x4.add(sum, screlu(b, v128.load(output + at, 16)));
  }
  return (
    <i64>i32x4.extract_lane(sum, 0) +
    <i64>i32x4.extract_lane(sum, 1) +
    <i64>i32x4.extract_lane(sum, 2) +
    <i64>i32x4.extract_lane(sum, 3)
  );
}

/** Where the weights of a listed feature are. */
function rowOf(feature: usize, rows: usize): usize {
  return <usize>load<u32>(rows + <usize>load<u16>(feature) * 4);
}

/** SCReLU, clamped to 0…255 and squared, times the weight: a weight within ±127 keeps the first product in 16 bits. */
function screlu(values: v128, weight: v128): v128 {
  const clamped = i16x8.min_s(i16x8.max_s(values, i16x8.splat(0)), i16x8.splat(255));
  return i32x4.dot_i16x8_s(i16x8.mul(clamped, weight), clamped);
}
