/** What was seen, and how it ended: 1 won, 0 lost, or a chance in between. */
export interface Sample {
  readonly features: readonly number[];
  readonly won: number;
}

const STEPS = 30;
const CLOSE = 1e-5;

/** The chance that weights give to what was seen. */
export const chanceOf = (weights: readonly number[], features: readonly number[]): number =>
  1 / (1 + Math.exp(-dot(weights, features)));

/** The weights of a logistic regression by Newton's method; the first feature is always 1 and hardly restrained. */
export function fitLogistic(
  samples: readonly Sample[],
  restraint: number,
  start: readonly number[] = samples[0]!.features.map(() => 0),
): readonly number[] {
  let weights = start;
  for (let step = 0; step < STEPS; step++) {
    const change = newtonStep(samples, restraint, weights);
    weights = weights.map((weight, at) => weight - change[at]!);
    if (change.every((one) => Math.abs(one) < CLOSE)) break;
  }
  return weights;
}

function newtonStep(
  samples: readonly Sample[],
  restraint: number,
  weights: readonly number[],
): readonly number[] {
  const hold = (at: number): number => (at === 0 ? 0.01 : restraint);
  const slope = weights.map((weight, at) => hold(at) * weight);
  const curve = weights.map((_, at) => new Float64Array(weights.length).fill(hold(at), at, at + 1));
  for (const { features, won } of samples) {
    const chance = chanceOf(weights, features);
    // Most features are nothing most of the time.
    const present = [...features.keys()].filter((at) => features[at] !== 0);
    for (const at of present) {
      slope[at]! += (chance - won) * features[at]!;
      const share = chance * (1 - chance) * features[at]!;
      const row = curve[at]!;
      for (const other of present) row[other]! += share * features[other]!;
    }
  }
  return solve(curve, slope);
}

function dot(one: readonly number[], other: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}

/** The solution of a system of linear equations, by elimination. */
function solve(matrix: readonly Float64Array[], right: readonly number[]): readonly number[] {
  const rows = matrix.map((row, at) => Float64Array.of(...row, right[at]!));
  for (let pivot = 0; pivot < rows.length; pivot++) {
    let highest = pivot;
    for (let at = pivot + 1; at < rows.length; at++)
      if (Math.abs(rows[at]![pivot]!) > Math.abs(rows[highest]![pivot]!)) highest = at;
    [rows[pivot], rows[highest]] = [rows[highest]!, rows[pivot]!];
    const top = rows[pivot]!;
    for (const [at, row] of rows.entries()) {
      if (at === pivot || row[pivot] === 0) continue;
      const factor = row[pivot]! / top[pivot]!;
      for (let column = pivot; column < row.length; column++) row[column]! -= factor * top[column]!;
    }
  }
  return rows.map((row, at) => row.at(-1)! / row[at]!);
}
