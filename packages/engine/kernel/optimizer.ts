/** AdamW in AssemblyScript, four parameters at a time. Each thread moves a part of them. */

/** From a parameter to its mean, to its square, and to its gradient in the first thread; from that to the next thread's. */
let toMean: usize = 0;
let toSquare: usize = 0;
let toGradients: usize = 0;
let threads: i32 = 0;
let threadBytes: usize = 0;
let decay: f32 = 0;

export function setUpOptimizer(
  meanOffset: usize,
  squareOffset: usize,
  gradientOffset: usize,
  threadCount: i32,
  gradientBytes: usize,
  weightDecay: f32,
): void {
  toMean = meanOffset;
  toSquare = squareOffset;
  toGradients = gradientOffset;
  threads = threadCount;
  threadBytes = gradientBytes;
  decay = weightDecay;
}

/**
 * Moves the parameters from byte `from` to byte `to` against their gradients, by AdamW, and clears these. None gets further
 * from 0 than `most`.
 */
export function update(from: usize, to: usize, most: f32, rate: f32, meanScale: f32, squareScale: f32): void {
  const zero = f32x4.splat(0);
  const rates = f32x4.splat(rate * meanScale);
  const squareScales = f32x4.splat(squareScale);
  const kept = f32x4.splat(1 - rate * decay);
  const upper = f32x4.splat(most);
  const lower = f32x4.splat(-most);
  const allGradients = <usize>threads * threadBytes;
  for (let at = from; at < to; at += 16) {
    let gradient = zero;
    const first = at + toGradients;
    for (let place = first; place < first + allGradients; place += threadBytes) {
      gradient = f32x4.add(gradient, v128.load(place));
      v128.store(place, zero);
    }
    const mean = f32x4.add(
      f32x4.mul(v128.load(at + toMean), f32x4.splat(0.9)),
      f32x4.mul(gradient, f32x4.splat(0.1)),
    );
    const square = f32x4.add(
      f32x4.mul(v128.load(at + toSquare), f32x4.splat(0.999)),
      f32x4.mul(f32x4.mul(gradient, gradient), f32x4.splat(0.001)),
    );
    v128.store(at + toMean, mean);
    v128.store(at + toSquare, square);
    const step = f32x4.div(
      f32x4.mul(rates, mean),
      f32x4.add(f32x4.sqrt(f32x4.mul(square, squareScales)), f32x4.splat(1e-8)),
    );
    const moved = f32x4.sub(f32x4.mul(v128.load(at), kept), step);
    v128.store(at, f32x4.pmin(upper, f32x4.pmax(lower, moved)));
  }
}
